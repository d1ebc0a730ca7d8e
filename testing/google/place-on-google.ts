/** Where a hotel that is listed at Google stands. */
export const placeOnGoogle = {
  street: '1 The Quay',
  city: 'Marram Bay',
  country: 'GB',
  latitude: 52.95,
  longitude: 0.85,
};
