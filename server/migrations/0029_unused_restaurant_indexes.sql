DROP INDEX restaurant_quarter_date;
DROP INDEX table_booking_date;
