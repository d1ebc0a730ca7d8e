// Written from /api/openapi.json by testing/openapi/write-client-types.ts. Do not edit.
export interface paths {
    "/api/Property/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a hotel
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["property"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PropertyGroup/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a group and its hotels
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["propertyGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Book/Config/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of the booking pages
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["bookConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Widget/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the search widget of a site shows
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["widget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/StaticData/{id}/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all countries, by name, with their dialling codes
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["staticDataCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/StaticData/{id}/creditcardtypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accepted card types
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["staticDataCreditcardtypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/StaticData/{id}/CancellationReasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reasons for cancelling
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["staticDataCancellationReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/StaticData/{id}/flush": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reload the lists and texts of a hotel in one process
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["staticDataFlush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Where/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how to find the hotel
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["whereGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RoomType/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the page of a room shows beyond its card
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["roomTypeGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RoomTypeConfiguration/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bed options by room type
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["roomTypeConfigurationGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CurrencyExchangeRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read exchange rates, for display only
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["currencyExchangeRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ManageBooking/Config/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of managing a booking
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["manageBookingConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PreCheckIn/Config/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of pre-check-in
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["preCheckInConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PayByLink/Config/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of paying by link
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["payByLinkConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contact/Send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the hotel
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["contactSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read calendar days, at most 37 months
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["availability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Availability/Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search room types and rates of a stay
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["availabilitySearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Availability/Totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price several stays of the same guests
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["availabilityTotals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Availability/CheckPromoCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a promo code is valid today
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["availabilityCheckPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Company/SearchCompanies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find up to ten companies for an invoice
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["companySearchCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Availability/SearchPropertyGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search hotels of a group or area for a stay
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["availabilitySearchPropertyGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Availability/SearchPropertyGroupAreaAvailability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read calendar days of a group or area
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["availabilitySearchPropertyGroupAreaAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Availability/CheckPromoCodeGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a hotel of the group accepts a promo code today
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["availabilityCheckPromoCodeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Service/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the extras of a room for a stay, with units left
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["serviceGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Reservation/CheckVoucherCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what a gift voucher would pay of these rooms
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["reservationCheckVoucherCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Reservation/Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book rooms
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["reservationCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Reservation/Status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of a booking
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["reservationStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Reservation/Abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a booking that waits for the bank
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["reservationAbandon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Reservation/Confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a booking by its confirmation token
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["reservationConfirmation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Reservation/Calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a stay as a calendar file, by its confirmation token
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["reservationCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Service/GetReservationItemServices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the extras of a booked room; its own count as left
         * @description Needs a grant for the booking.
         */
        get: operations["serviceGetReservationItemServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ManageBooking/Preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a change of a booking; changes nothing
         * @description Needs a grant for the booking.
         */
        post: operations["manageBookingPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ManageBooking/Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a booking
         * @description Needs a grant for the booking.
         */
        post: operations["manageBookingUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ManageBooking/AbandonChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a change that waits for its payment
         * @description Needs a grant for the booking.
         */
        post: operations["manageBookingAbandonChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ManageBooking/SearchDateOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search rooms of a booking on other dates; its own nights count as free
         * @description Needs a grant for the booking.
         */
        post: operations["manageBookingSearchDateOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ManageBooking/UpgradeOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List better room types for a booked room
         * @description Needs a grant for the booking.
         */
        get: operations["manageBookingUpgradeOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ManageBooking/Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a booking by link, or by number and name; gives a grant
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["manageBookingSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ManageBooking/Reservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a booking as it is now
         * @description Needs a grant for the booking.
         */
        get: operations["manageBookingReservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ManageBooking/Calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a stay as a calendar file, with a grant
         * @description Needs a grant for the booking.
         */
        get: operations["manageBookingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ManageBooking/ConfirmEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new address of a booking at one of two mailboxes
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["manageBookingConfirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ManageBooking/Cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the rest of a booking
         * @description Needs a grant for the booking.
         */
        post: operations["manageBookingCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PreCheckIn/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the booking or room of a link to check in
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["preCheckInGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PreCheckIn/Preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a check-in; changes nothing
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["preCheckInPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PreCheckIn/Save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save guests, beds, requests, arrival time and extras
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["preCheckInSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PayByLink/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a link is for: an invoice, or a card for a booking
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["payByLinkGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PayByLink/Process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an invoice, or store a card, by link
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["payByLinkProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PayByLink/Status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of a payment by link
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["payByLinkStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PayByLink/Abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a payment by link that waits for its guest
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["payByLinkAbandon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PayByLink/Confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the receipt of a payment by link
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["payByLinkConfirmation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payment/Notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a webhook of the sandbox acquirer
         * @description Needs the signature of the payment provider, over the body in its own format.
         */
        post: operations["paymentNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payment/Notice/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a webhook of a payment provider
         * @description Needs the signature of the payment provider, over the body in its own format.
         */
        post: operations["paymentNoticeProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RestaurantBooking/Restaurants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the restaurants of a hotel
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["restaurantBookingRestaurants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RestaurantBooking/RestaurantSetup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read party sizes and texts of a restaurant on a date
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["restaurantBookingRestaurantSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RestaurantBooking/Availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List times with a table for a party
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["restaurantBookingAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RestaurantBooking/Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a table
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["restaurantBookingCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RestaurantBooking/Booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a booked table, without the name of the guest
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["restaurantBookingBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RestaurantBooking/Cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a table
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["restaurantBookingCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the guest who is logged in, with stored cards
         * @description Needs a guest who is logged in to the hotel.
         */
        get: operations["account"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a guest in, by a session cookie
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["accountAuthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out of the named hotel, or of all in this browser
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["accountLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an account; only the mail states whether there is one
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["accountRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/ConfirmEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the e-mail address of an account
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["accountConfirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/ResendConfirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the mail that confirms an address again, if one is due
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["accountResendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/RequestPasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to set a password, if there is an account
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["accountRequestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/PasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password by link, and end every session
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["accountPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/ChangePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password, and end every other session
         * @description Needs a guest who is logged in to the hotel.
         */
        post: operations["accountChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/ChangeEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request another address of an account; mails both
         * @description Needs a guest who is logged in to the hotel.
         */
        post: operations["accountChangeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/ConfirmNewEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm another address of an account at one of two mailboxes
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["accountConfirmNewEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the details of an account
         * @description Needs a guest who is logged in to the hotel.
         */
        post: operations["accountUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Cards/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a card, or read where to type it
         * @description Needs a guest who is logged in to the hotel.
         */
        post: operations["accountCardsAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Cards/Status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the outcome of storing a card
         * @description Needs a guest who is logged in to the hotel.
         */
        get: operations["accountCardsStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Cards/Remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a stored card
         * @description Needs a guest who is logged in to the hotel.
         */
        post: operations["accountCardsRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings of an account
         * @description Needs a guest who is logged in to the hotel.
         */
        get: operations["accountReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Ari": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set rooms, prices and rules of nights
         * @description Needs the user name and secret of a connection of the hotel.
         */
        post: operations["ari"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Ota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message of OTA XML
         * @description Needs the user name and secret of a connection of the hotel.
         */
        post: operations["ota"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read bookings in the order of their changes
         * @description Needs the user name and secret of a connection of the hotel.
         */
        get: operations["reservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Logger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log an error of a browser
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        post: operations["logger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read these calls as OpenAPI 3.1
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["openapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desk/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the calls of the desk as OpenAPI 3.1
         * @description Anyone may call it; a token or the code of a link is among its fields where it needs one.
         */
        get: operations["deskOpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "reservation.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking is confirmed
         * @description Posted to an endpoint of the hotel, signed as Standard Webhooks. Sample: docs/webhooks/reservation.confirmed.json.
         */
        post: operations["onReservationConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reservation.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking is changed, or some of its rooms are cancelled
         * @description Posted to an endpoint of the hotel, signed as Standard Webhooks. Sample: docs/webhooks/reservation.changed.json.
         */
        post: operations["onReservationChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reservation.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking is cancelled
         * @description Posted to an endpoint of the hotel, signed as Standard Webhooks. Sample: docs/webhooks/reservation.cancelled.json.
         */
        post: operations["onReservationCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Money was taken
         * @description Posted to an endpoint of the hotel, signed as Standard Webhooks. Sample: docs/webhooks/payment.received.json.
         */
        post: operations["onPaymentReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The provider has refunded money
         * @description Posted to an endpoint of the hotel, signed as Standard Webhooks. Sample: docs/webhooks/payment.refunded.json.
         */
        post: operations["onPaymentRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "pre-check-in.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A guest has completed pre-check-in
         * @description Posted to an endpoint of the hotel, signed as Standard Webhooks. Sample: docs/webhooks/pre-check-in.completed.json.
         */
        post: operations["onPreCheckInCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "table.booked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A restaurant table is booked
         * @description Posted to an endpoint of the hotel, signed as Standard Webhooks. Sample: docs/webhooks/table.booked.json.
         */
        post: operations["onTableBooked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "table.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A restaurant table is cancelled
         * @description Posted to an endpoint of the hotel, signed as Standard Webhooks. Sample: docs/webhooks/table.cancelled.json.
         */
        post: operations["onTableCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description An amount in the property’s currency, at most two decimal places */
        Amount: number;
        /**
         * @description How it is paid: 0 store-card, 1 individual-invoice, 2 voucher, 3 company-invoice, 5 card, 4 paystack
         * @enum {integer}
         */
        PaymentType: 0 | 1 | 2 | 3 | 5 | 4;
        Booker: {
            /** @description Taken, and proves nothing */
            IndividualId?: string | null;
            FirstName: string;
            LastName: string;
            Email: string;
            Phone: string;
            Street?: string | null;
            City?: string | null;
            CountryId?: number | null;
            StateOrCounty?: string | null;
            ZipCode?: string | null;
            /** @default false */
            OptInToReceiveUpdates?: boolean;
        };
        Card: {
            /** @description Of a card that is kept for who is logged in */
            CreditCardId?: string | null;
            SaveCreditCardToIndividual?: boolean | null;
            CardNumber?: string | null;
            NameOnCard?: string | null;
            EmailAddress?: string | null;
            CreditCardTypeId?: number | null;
            ExpiryMonth?: number | null;
            ExpiryYear?: number | null;
            SecurityCode?: string | null;
        };
        LeadGuest: {
            /** @description Taken, and proves nothing */
            IndividualId?: string | null;
            FirstName: string;
            LastName: string;
            Email?: string | null;
            Phone?: string | null;
        };
        RoomToBook: {
            /** Format: date */
            DateFrom: string;
            /** Format: date */
            DateTo: string;
            RoomTypeId: number;
            RoomConfigurationDropdownOptionId?: number | null;
            RatePlanId: number;
            Promotion?: {
                PromotionId: number;
            } | null;
            NumberOfAdults: number;
            NumberOfChildren: number;
            NumberOfInfants: number;
            /** @description One for each child where its rate or an extra asks; else ignored */
            ChildAges?: number[];
            LeadGuest: components["schemas"]["LeadGuest"];
            /** @default [] */
            Services?: {
                ServiceId: number;
                Quantity: number;
            }[];
            TotalCost: components["schemas"]["Amount"];
        };
        ChangedRoom: {
            /** @description Absent or null: a room more */
            ReservationItemId?: string | null;
            /** @description Absent or null: as it is; a room more needs it */
            DateOfArrival?: string | null;
            /** @description Absent or null: as it is; a room more needs it */
            DateOfDeparture?: string | null;
            /** @description Absent or null: as it is; a room more needs it */
            RoomTypeId?: number | null;
            /** @description Absent or null: as it is; a room more needs it */
            RatePlanId?: number | null;
            /** @description Absent or null: as it is; a room more needs it */
            NumberOfAdults?: number | null;
            /** @description Absent or null: as it is; of a room more none */
            NumberOfChildren?: number | null;
            /** @description Absent or null: as it is; of a room more none */
            NumberOfInfants?: number | null;
            /** @description One for each child; absent or null: as they are, for as many children as come */
            ChildAges?: number[] | null;
            /** @description Absent or null: as it is; a room more needs it */
            LeadGuest?: components["schemas"]["LeadGuest"] | null;
            /** @description All beside the lead guest; absent or null: as they are */
            Guests?: {
                /** @description Taken, and proves nothing */
                IndividualId?: string | null;
                FirstName: string;
                LastName: string;
                Email?: string | null;
                Phone?: string | null;
                /** @default false */
                IsChild?: boolean;
                /**
                 * @description Not named yet
                 * @default false
                 */
                IsPlaceholder?: boolean;
            }[] | null;
            /** @description Absent: as it is */
            RoomConfigurationDropdownOptionId?: number | null;
            /** @description Those that change: 0 takes one away, and one that is not named stays */
            Services?: {
                ServiceId: number;
                Quantity: number;
            }[] | null;
            /** @description As the guest saw it; compared, never believed */
            TotalCost?: components["schemas"]["Amount"] | null;
        };
        RoomToCancel: {
            /** Format: uuid */
            ReservationItemId: string;
            CancellationReasonId?: number | null;
        };
        ContactSendRequest: {
            /** @constant */
            LanguageCode?: "en";
            PropertyId?: number | null;
            PropertyGroupId?: number | null;
            Name: string;
            Email: string;
            Phone?: string | null;
            Message: string;
            Search?: {
                DateFrom?: string | null;
                DateTo?: string | null;
                Rooms?: {
                    NumberOfAdults: number;
                    NumberOfChildren: number;
                    NumberOfInfants: number;
                }[] | null;
                PromoCode?: string | null;
                RatePlanCode?: string | null;
            } | null;
        };
        AvailabilitySearchRequest: {
            PropertyId: number;
            /** @constant */
            LanguageCode?: "en";
            PromoCode?: string | null;
            RatePlanCode?: string | null;
            HopGiftVoucherCode?: string | null;
            /** Format: date */
            DateFrom: string;
            /** Format: date */
            DateTo: string;
            LocationId?: number | null;
            RoomTypeId?: number | null;
            Rooms: {
                NumberOfAdults: number;
                NumberOfChildren: number;
                NumberOfInfants: number;
            }[];
        };
        AvailabilityTotalsRequest: {
            PropertyId: number;
            /** @constant */
            LanguageCode?: "en";
            LocationId?: number | null;
            RoomTypeId?: number | null;
            Rooms: {
                NumberOfAdults: number;
                NumberOfChildren: number;
                NumberOfInfants: number;
            }[];
            Stays: {
                /** Format: date */
                DateFrom: string;
                /** Format: date */
                DateTo: string;
            }[];
        };
        AvailabilityCheckPromoCodeRequest: {
            propertyId: number;
            promoCode: string;
        };
        AvailabilitySearchPropertyGroupRequest: {
            PropertyGroupId: number;
            AreaId?: number | null;
            /** @constant */
            LanguageCode?: "en";
            PromoCode?: string | null;
            /** Format: date */
            DateFrom: string;
            /** Format: date */
            DateTo: string;
            Rooms: {
                NumberOfAdults: number;
                NumberOfChildren: number;
                NumberOfInfants: number;
            }[];
        };
        AvailabilitySearchPropertyGroupAreaAvailabilityRequest: {
            PropertyGroupId: number;
            AreaId?: number | null;
            /** @constant */
            LanguageCode?: "en";
            /** Format: date */
            FromDate: string;
            /** Format: date */
            ToDate: string;
        };
        AvailabilityCheckPromoCodeGroupRequest: {
            propertyGroupId: number;
            areaId?: number | null;
            promoCode: string;
        };
        ReservationCheckVoucherCodeRequest: {
            PropertyId: number;
            /** @constant */
            LanguageCode?: "en";
            VoucherCode: string;
            PromoCode?: string | null;
            RatePlanCode?: string | null;
            Rooms: components["schemas"]["RoomToBook"][];
        };
        ReservationCreateRequest: {
            /** @constant */
            LanguageCode?: "en";
            /** @default false */
            IsAppBooking?: boolean;
            PropertyId: number;
            /** Format: date */
            DateFrom: string;
            /** Format: date */
            DateTo: string;
            Notes?: string | null;
            Comment?: string | null;
            Booker: components["schemas"]["Booker"];
            PaymentAmount: components["schemas"]["Amount"];
            PaymentType: components["schemas"]["PaymentType"] | null;
            /** @description The company to be invoiced */
            AccountId?: number | null;
            /** @description Of that company, where it asks for one */
            AccountCode?: string | null;
            PONumber?: string | null;
            PromoCode?: string | null;
            /** @description Opens the unlisted rate plan that has it */
            RatePlanCode?: string | null;
            HopGiftVoucherCode?: string | null;
            /** @description What the guest saw the voucher pay */
            HopGiftDiscountAmount?: components["schemas"]["Amount"] | null;
            Rooms: components["schemas"]["RoomToBook"][];
            CardDetails?: components["schemas"]["Card"] | null;
            BrowserData?: {
                ColorDepthInBits: number;
                JavaScriptEnabled: boolean;
                BrowserLanguage: string;
                ScreenHeight: number;
                ScreenWidth: number;
                UserAgent: string;
                TimezoneOffSet: number;
            } | null;
        };
        ReservationAbandonRequest: {
            PropertyId: number;
            /** @description The ConfirmationToken that Create answered, not the number of the booking */
            ReferenceNumber: string;
        };
        ManageBookingPreviewRequest: {
            /** @constant */
            LanguageCode?: "en";
            PropertyId: number;
            /** Format: uuid */
            ReservationId: string;
            /** @description Of the booking as the guest saw it; absent: as it is */
            Version?: number | null;
            /** @description Null: none */
            SpecialRequests?: string | null;
            Booker?: components["schemas"]["Booker"] | null;
            /** @default [] */
            RoomsToCancel?: components["schemas"]["RoomToCancel"][];
            /** @default [] */
            ReservationItems?: components["schemas"]["ChangedRoom"][];
            /** @description TotalNow as the guest saw it */
            SeenTotalCost?: components["schemas"]["Amount"] | null;
            /** @description ToPayNow as the guest saw it */
            SeenPayment?: components["schemas"]["Amount"] | null;
        };
        ManageBookingUpdateRequest: {
            /** @constant */
            LanguageCode?: "en";
            PropertyId: number;
            /** Format: uuid */
            ReservationId: string;
            /** @description Of the booking as the guest saw it; absent: as it is */
            Version?: number | null;
            /** @description Null: none */
            SpecialRequests?: string | null;
            Booker?: components["schemas"]["Booker"] | null;
            /** @default [] */
            RoomsToCancel?: components["schemas"]["RoomToCancel"][];
            /** @default [] */
            ReservationItems?: components["schemas"]["ChangedRoom"][];
            /** @description TotalNow as the guest saw it */
            SeenTotalCost?: components["schemas"]["Amount"] | null;
            /** @description ToPayNow as the guest saw it */
            SeenPayment?: components["schemas"]["Amount"] | null;
            CardDetails?: components["schemas"]["Card"] | null;
            BrowserData?: {
                ColorDepthInBits: number;
                JavaScriptEnabled: boolean;
                BrowserLanguage: string;
                ScreenHeight: number;
                ScreenWidth: number;
                UserAgent: string;
                TimezoneOffSet: number;
            } | null;
        };
        ManageBookingAbandonChangeRequest: {
            PropertyId: number;
            /** Format: uuid */
            ReservationId: string;
            /**
             * Format: uuid
             * @description PendingChange.ChangeId of the booking as the guest saw it
             */
            ChangeId: string;
        };
        ManageBookingSearchDateOptionsRequest: {
            /** @constant */
            LanguageCode?: "en";
            PropertyId: number;
            /** Format: date */
            DateFrom: string;
            /** Format: date */
            DateTo: string;
            ReservationItemIds: string[];
        };
        ManageBookingConfirmEmailRequest: {
            /** @constant */
            LanguageCode?: "en";
            PropertyId: number;
            /** @description Of the link in the mail */
            Code: string;
        };
        ManageBookingCancelRequest: {
            PropertyId: number;
            /** Format: uuid */
            ReservationId: string;
            CancellationReasonId?: number | null;
            /** @description Of the booking as the guest saw it */
            Version?: number | null;
            /** @description Cancelling.CostNow of the booking as the guest saw it */
            SeenCost?: components["schemas"]["Amount"] | null;
        };
        PreCheckInPreviewRequest: {
            /** @constant */
            LanguageCode?: "en";
            PropertyId: number;
            ReferenceNumber: string;
            /** @description Of the link */
            Code: string;
            /** @description Taken, and proves nothing */
            IsReservation?: boolean | null;
            /** @description Taken, and proves nothing */
            EntityId?: string | null;
            /** @description Of the booking as the guest saw it; absent: as it is */
            Version?: number | null;
            /** @description Null: none; absent: as they are */
            SpecialRequests?: string | null;
            /** @description When the guests expect to arrive; null: not said; absent: as it is */
            ArrivalTime?: string | null;
            Booker?: components["schemas"]["Booker"] | null;
            ReservationItems: {
                /** Format: uuid */
                ReservationItemId: string;
                /** @description Absent: as it is */
                RoomConfigurationDropdownOptionId?: number | null;
                /** @description Everyone who sleeps there, in the order of Get */
                Guests: {
                    /** @description Taken, and proves nothing */
                    IndividualId?: string | null;
                    FirstName: string;
                    LastName: string;
                    Email?: string | null;
                    Phone?: string | null;
                    /** @description Taken, and proves nothing */
                    IsLead?: boolean | null;
                    /** @description Taken, and proves nothing */
                    IsChild?: boolean | null;
                    /** @description Of a child, where it is asked */
                    Age?: number | null;
                    /** @description Taken, and proves nothing */
                    AsksAge?: boolean | null;
                }[];
                /**
                 * @description Those that change: 0 takes one away, and one that is not named stays
                 * @default []
                 */
                Services?: {
                    /** @description Taken, and proves nothing */
                    ReservationItemId?: string | null;
                    ServiceId: number;
                    Quantity: number;
                    /** @description Taken, and proves nothing */
                    Service?: unknown;
                }[];
            }[];
            /** @description TotalNow of Preview as the guest saw it */
            SeenTotalCost?: components["schemas"]["Amount"] | null;
            /** @description ToPayNow of Preview as the guest saw it */
            SeenPayment?: components["schemas"]["Amount"] | null;
        };
        PreCheckInSaveRequest: {
            /** @constant */
            LanguageCode?: "en";
            PropertyId: number;
            ReferenceNumber: string;
            /** @description Of the link */
            Code: string;
            /** @description Taken, and proves nothing */
            IsReservation?: boolean | null;
            /** @description Taken, and proves nothing */
            EntityId?: string | null;
            /** @description Of the booking as the guest saw it; absent: as it is */
            Version?: number | null;
            /** @description Null: none; absent: as they are */
            SpecialRequests?: string | null;
            /** @description When the guests expect to arrive; null: not said; absent: as it is */
            ArrivalTime?: string | null;
            Booker?: components["schemas"]["Booker"] | null;
            ReservationItems: {
                /** Format: uuid */
                ReservationItemId: string;
                /** @description Absent: as it is */
                RoomConfigurationDropdownOptionId?: number | null;
                /** @description Everyone who sleeps there, in the order of Get */
                Guests: {
                    /** @description Taken, and proves nothing */
                    IndividualId?: string | null;
                    FirstName: string;
                    LastName: string;
                    Email?: string | null;
                    Phone?: string | null;
                    /** @description Taken, and proves nothing */
                    IsLead?: boolean | null;
                    /** @description Taken, and proves nothing */
                    IsChild?: boolean | null;
                    /** @description Of a child, where it is asked */
                    Age?: number | null;
                    /** @description Taken, and proves nothing */
                    AsksAge?: boolean | null;
                }[];
                /**
                 * @description Those that change: 0 takes one away, and one that is not named stays
                 * @default []
                 */
                Services?: {
                    /** @description Taken, and proves nothing */
                    ReservationItemId?: string | null;
                    ServiceId: number;
                    Quantity: number;
                    /** @description Taken, and proves nothing */
                    Service?: unknown;
                }[];
            }[];
            /** @description TotalNow of Preview as the guest saw it */
            SeenTotalCost?: components["schemas"]["Amount"] | null;
            /** @description ToPayNow of Preview as the guest saw it */
            SeenPayment?: components["schemas"]["Amount"] | null;
            CardDetails?: components["schemas"]["Card"] | null;
            BrowserData?: {
                ColorDepthInBits: number;
                JavaScriptEnabled: boolean;
                BrowserLanguage: string;
                ScreenHeight: number;
                ScreenWidth: number;
                UserAgent: string;
                TimezoneOffSet: number;
            } | null;
        };
        PayByLinkProcessRequest: {
            PropertyId: number;
            EntityId?: string | null;
            Type?: ("Invoice" | "Reservation") | null;
            /** @enum {string} */
            Action: "Pay" | "StoreCard";
            Timestamp?: string | null;
            /** @description The hotel’s number of the invoice; of a card to be kept the reservation number */
            InvoiceNumber: string;
            Description?: string | null;
            AmountToPay: components["schemas"]["Amount"];
            /** Format: uuid */
            PaymentId: string;
            /** @description The code of a pay link */
            Hash: string;
            Email: string;
            CardDetails?: components["schemas"]["Card"] | null;
            BrowserData?: {
                ColorDepthInBits: number;
                JavaScriptEnabled: boolean;
                BrowserLanguage: string;
                ScreenHeight: number;
                ScreenWidth: number;
                UserAgent: string;
                TimezoneOffSet: number;
            } | null;
        };
        PayByLinkAbandonRequest: {
            PropertyId: number;
            /** @description The ConfirmationToken that Process answered */
            ReferenceNumber: string;
        };
        RestaurantBookingCreateRequest: {
            /** @constant */
            LanguageCode?: "en";
            PropertyId: number;
            RestaurantId: number;
            RestaurantName?: string | null;
            VisitTime: string;
            /** Format: date */
            VisitDate: string;
            PartySize: number;
            SpecialRequests?: string | null;
            /** @default false */
            IsReservation?: boolean;
            /** @description The reservation number where IsReservation, else a word of the guest’s own browser */
            Identifier: string;
            /** @description Null or 0: none */
            PromotionId?: number | null;
            Email: string;
            ContactNumber: string;
            /**
             * @description True: the guest has acknowledged that the table is given until LeaveTime
             * @default false
             */
            IsLeaveTimeRequired?: boolean;
            LeaveTime?: string | null;
            /** @description Proves the reservation that the table is for */
            ConfirmationToken?: string | null;
        };
        RestaurantBookingCancelRequest: {
            PropertyId: number;
            ReferenceNumber: string;
            Code: string;
        };
        AccountAuthenticateRequest: {
            /** @constant */
            LanguageCode?: "en";
            PropertyId: number;
            EmailAddress: string;
            Password: string;
        };
        AccountLogoutRequest: {
            PropertyId?: number;
        } | null;
        AccountRegisterRequest: {
            /** @constant */
            LanguageCode?: "en";
            PropertyId: number;
            EmailAddress: string;
            Password: string;
            Firstname: string;
            Lastname: string;
            MobileNumber?: string | null;
        };
        AccountConfirmEmailRequest: {
            PropertyId: number;
            Token: string;
            Password: string;
        };
        AccountResendConfirmationRequest: {
            /** @constant */
            LanguageCode?: "en";
            PropertyId: number;
            EmailAddress: string;
        };
        AccountRequestPasswordResetRequest: {
            /** @constant */
            LanguageCode?: "en";
            PropertyId: number;
            EmailAddress: string;
        };
        AccountPasswordResetRequest: {
            PropertyId: number;
            Token: string;
            /** @description Null: only says whether the link works */
            Password: string | null;
        };
        AccountChangePasswordRequest: {
            PropertyId: number;
            OldPassword: string;
            NewPassword: string;
        };
        AccountChangeEmailRequest: {
            /** @constant */
            LanguageCode?: "en";
            PropertyId: number;
            EmailAddress: string;
            Password: string;
        };
        AccountConfirmNewEmailRequest: {
            PropertyId: number;
            Token: string;
        };
        AccountUpdateRequest: {
            PropertyId: number;
            Firstname?: string;
            Lastname?: string;
            Telephone?: string | null;
            Street?: string | null;
            City?: string | null;
            StateOrCounty?: string | null;
            ZipCode?: string | null;
            CountryId?: number | null;
            ReceiveBrandOffers?: boolean;
        };
        AccountCardsAddRequest: {
            PropertyId: number;
            CardDetails?: components["schemas"]["Card"] | null;
            BrowserData?: {
                ColorDepthInBits: number;
                JavaScriptEnabled: boolean;
                BrowserLanguage: string;
                ScreenHeight: number;
                ScreenWidth: number;
                UserAgent: string;
                TimezoneOffSet: number;
            } | null;
        };
        AccountCardsRemoveRequest: {
            PropertyId: number;
            /** Format: uuid */
            CreditCardId: string;
        };
        AriRequest: {
            /** @description Rises with each message. Absent: the order in which messages arrive */
            Sequence?: number;
            /** @description Must be the hotel’s */
            Currency?: string;
            /**
             * @description Whether items without a fault are done though others have one
             * @default false
             */
            IsLineByLine?: boolean;
            Items: {
                /** @description Comes back in the answer */
                ItemId?: string;
                RoomTypeCode: string;
                /** @description Absent: the item is of the room type alone */
                RatePlanCode?: string;
                /**
                 * Format: date
                 * @description The first night
                 */
                From: string;
                /**
                 * Format: date
                 * @description The last night
                 */
                To: string;
                /** @description 1 is Monday; absent: every day */
                Weekdays?: number[];
                /** @description Rooms that can still be sold, beside those taken */
                RoomsLeft?: number;
                /** @description Rooms in all, those taken among them */
                RoomsForSale?: number;
                /** @description Whether the rate plan is sold; without one, the room type */
                Open?: boolean;
                /** @description What the night costs so many adults */
                Prices?: {
                    Adults: number;
                    Amount: components["schemas"]["Amount"];
                }[];
                /** @description What the night costs each person */
                PricePerPerson?: {
                    Adult: components["schemas"]["Amount"];
                    Child?: components["schemas"]["Amount"];
                    Infant?: components["schemas"]["Amount"];
                };
                /** @description Each adult beyond the base number of the rate plan */
                ExtraAdult?: components["schemas"]["Amount"];
                ExtraChild?: components["schemas"]["Amount"];
                ExtraInfant?: components["schemas"]["Amount"];
                /** @description Null: no such rule */
                MinStayOnArrival?: number | null;
                MaxStayOnArrival?: number | null;
                /** @description Of every stay with the night. Null: no such rule */
                MinStayThrough?: number | null;
                MaxStayThrough?: number | null;
                ClosedToArrival?: boolean;
                ClosedToDeparture?: boolean;
                /** @description Days from booking to arrival. Null: no such rule */
                MinAdvanceDays?: number | null;
                MaxAdvanceDays?: number | null;
            }[];
        };
        LoggerRequest: {
            Entries: {
                /** @enum {string} */
                Level: "error" | "warn" | "info";
                Message: string;
                Name?: string | null;
                Code?: string | null;
                Status?: number | null;
                Url?: string | null;
                Method?: string | null;
            }[];
        };
        Error: {
            Message: string;
            RefusalCode: components["schemas"]["RefusalCode"];
            ModelState?: {
                [key: string]: string[];
            };
        };
        /** @enum {string} */
        RefusalCode: "request.invalid" | "request.unknown-path" | "request.wrong-method" | "request.not-json" | "request.too-large" | "request.too-slow" | "request.too-many" | "request.too-many-codes" | "request.origin" | "server.defect" | "server.busy" | "connection.unknown" | "connection.may-not" | "property.unknown" | "where.unknown" | "room-type.unknown" | "group.unknown" | "reservation.unknown" | "reservation.ended" | "reservation.changed-meanwhile" | "change.cancelled" | "change.arrived" | "change.terms" | "change.too-late" | "change.extra-fixed" | "change.waits-for-payment" | "change.email-over" | "change.cost-changed" | "stay.in-the-past" | "stay.too-far" | "basket.no-room-left" | "booking.too-many-held" | "booking.pay-now" | "basket.too-many-rooms" | "rate.unavailable" | "extra.unavailable" | "promotion.not-valid" | "voucher.not-valid" | "voucher.changed" | "same-day.closed" | "quote.price-changed" | "payment.declined" | "payment.card-unusable" | "payment.expired" | "payment.abandoned" | "payment.given-back" | "payment.type-not-offered" | "payment.rates-do-not-mix" | "payment.too-small" | "payment.not-configured" | "payment.notice-unsigned" | "account.not-offered" | "account.logged-out" | "account.login-failed" | "account.not-confirmed" | "account.password-wrong" | "account.request-password" | "account.link-unknown" | "account.link-used" | "account.link-expired" | "account.session-ended" | "account.card-unknown" | "account.card-declined" | "account.cards-not-kept" | "account.too-many-cards" | "restaurant.unknown" | "table.unavailable" | "table.promotion" | "table.leave-time" | "table.too-late" | "invoice.nothing-outstanding" | "invoice.amount-changed" | "invoice.payment-under-way" | "invoice.given-back" | "invoice.cannot-be-paid" | "card.under-way" | "card.not-needed" | "card.declined" | "transaction.unknown" | "transaction.not-finished" | "link.invalid" | "pre-check-in.off" | "idempotency.in-progress" | "idempotency.reused" | "idempotency.over";
        /** @enum {string} */
        BookingStatus: "Pending" | "ActionRequired" | "Confirmed" | "Declined" | "Expired" | "Refused" | "Cancelled";
        BookConfig: {
            PropertyId: number;
            Locations: {
                Id: number;
                Name: string;
            }[];
            Offers: {
                Id: number;
                Name: string;
                Description: string;
                Image: components["schemas"]["Picture"] | null;
                DateFrom: string | null;
                DateTo: string | null;
                RatePlanCode: string | null;
                PromoCode: string | null;
                MinimumNights: number | null;
            }[];
            BookingIncentives: string[];
            HidePromoCodeOnLandingPage: boolean;
            NoAvailabilityMessage: string | null;
            MaxNumberOfRoomsOnBooking: number;
            MaxNightsOnStay: number;
            ShowRoomConfigurationQuestion: boolean;
            GiftServiceProviderConfig: {
                Active: boolean;
                Name: string | null;
            };
            EnableUserChoiceOfPaymentMethod: boolean;
            AnyoneCanChoosePaymentMethod: boolean;
            EnablePayByCompanyInvoice: boolean;
            /** @description Of the whole number; null: any */
            PONumberPattern: string | null;
            PONumberHint: string | null;
            HasCustomTermsAndConditions: boolean;
            CustomTermsAndConditionsLabel: string | null;
            CustomTermsAndConditionsText: string | null;
            OnlyUseCustomTermsAndConditionsForPayByCompanyInvoice: boolean;
            RestaurantBookingServiceActive: boolean;
            RestaurantBookingDefaultRestaurant: number | null;
            /** @description A type that a page does not know hides the feature */
            RestaurantBookingServiceType: string | null;
            AskAdditionalInformation: boolean;
            ShowMinimumLengthOfStayNotification: boolean;
            ShowRoomTypeOccupancy: boolean;
            ShowDisabledDatesOnCalendar: boolean;
            IncludeServicesInPaymentPolicyBookingCost: boolean;
            SameDayBookingRestrictionEnabled: boolean;
            SameDayBookingRestrictionHour: number;
            SameDayBookingRestrictionMinute: number;
            SameDayBookingRestrictionMessage: string | null;
            FirstNameRequired: boolean;
            LastNameRequired: boolean;
            EmailRequired: boolean;
            PhoneRequired: boolean;
            CountryRequired: boolean;
            StreetRequired: boolean;
            CityRequired: boolean;
            StateOrCountyRequired: boolean;
            PostCodeRequired: boolean;
        };
        ManageConfig: {
            PropertyId: number;
            Locations: {
                Id: number;
                Name: string;
            }[];
            Offers: {
                Id: number;
                Name: string;
                Description: string;
                Image: components["schemas"]["Picture"] | null;
                DateFrom: string | null;
                DateTo: string | null;
                RatePlanCode: string | null;
                PromoCode: string | null;
                MinimumNights: number | null;
            }[];
            BookingIncentives: string[];
            HidePromoCodeOnLandingPage: boolean;
            NoAvailabilityMessage: string | null;
            MaxNumberOfRoomsOnBooking: number;
            MaxNightsOnStay: number;
            ShowRoomConfigurationQuestion: boolean;
            GiftServiceProviderConfig: {
                Active: boolean;
                Name: string | null;
            };
            EnableUserChoiceOfPaymentMethod: boolean;
            AnyoneCanChoosePaymentMethod: boolean;
            EnablePayByCompanyInvoice: boolean;
            /** @description Of the whole number; null: any */
            PONumberPattern: string | null;
            PONumberHint: string | null;
            HasCustomTermsAndConditions: boolean;
            CustomTermsAndConditionsLabel: string | null;
            CustomTermsAndConditionsText: string | null;
            OnlyUseCustomTermsAndConditionsForPayByCompanyInvoice: boolean;
            RestaurantBookingServiceActive: boolean;
            RestaurantBookingDefaultRestaurant: number | null;
            /** @description A type that a page does not know hides the feature */
            RestaurantBookingServiceType: string | null;
            AskAdditionalInformation: boolean;
            ShowMinimumLengthOfStayNotification: boolean;
            ShowRoomTypeOccupancy: boolean;
            ShowDisabledDatesOnCalendar: boolean;
            IncludeServicesInPaymentPolicyBookingCost: boolean;
            SameDayBookingRestrictionEnabled: boolean;
            SameDayBookingRestrictionHour: number;
            SameDayBookingRestrictionMinute: number;
            SameDayBookingRestrictionMessage: string | null;
            FirstNameRequired: boolean;
            LastNameRequired: boolean;
            EmailRequired: boolean;
            PhoneRequired: boolean;
            CountryRequired: boolean;
            StreetRequired: boolean;
            CityRequired: boolean;
            StateOrCountyRequired: boolean;
            PostCodeRequired: boolean;
            CancellationReasonRequired: boolean;
            CardRequired: boolean;
        };
        Picture: {
            Url: string;
            Width: number;
            Height: number;
            Alt: string;
            Caption?: string;
            /** @description The same picture in other widths and formats */
            Sources?: {
                Url: string;
                Width: number;
                Type: string;
            }[];
            /** @description In percent from the top left: the part that stays in sight where it is cropped */
            Focus?: {
                X: number;
                Y: number;
            };
        };
        Theme: {
            Primary: string;
            Secondary: string;
            Accent: string;
            Tertiary: string;
            Dark: string;
            DarkPage: string;
            Positive: string;
            Negative: string;
            Info: string;
            Warning: string;
            LightPage: string;
            BrandPrimary: string;
        };
        RoomType: {
            RoomTypeId: number;
            Name: string;
            Description: string;
            Facts: string[];
            Images: components["schemas"]["Picture"][];
            Beds: ("Double" | "Twin" | "Single" | "Bunk" | "Sofa")[];
            View: string | null;
            /** @description Square metres */
            Size: number | null;
            IsStepFree: boolean;
            DogsWelcome: boolean;
            MaximumOccupancy: number | null;
            MinimumOccupancy: number | null;
            AdultMaximumOccupancy: number | null;
            ChildMaximumOccupancy: number | null;
            LocationId: number | null;
            Upgrades: {
                RoomTypeId: number;
                AvailableRates: number[];
            }[];
        };
        RoomTypeAvailability: {
            LowestRate: number;
            OriginalLowestRate: number;
            RoomType: components["schemas"]["RoomType"];
            Rates: components["schemas"]["Rate"][];
            /** Format: date */
            DateFrom: string;
            /** Format: date */
            DateTo: string;
        };
        Rate: {
            RatePlanId: number;
            RatePlanCode: string;
            RatePlanName: string;
            Description: string;
            Inclusions: string[];
            IncludesBreakfast: boolean;
            VatParts: {
                Rate: number;
                Percent: number;
            }[];
            BaseRate: components["schemas"]["Amount"];
            CostPerRoom: components["schemas"]["Amount"];
            CostPerAdult: components["schemas"]["Amount"];
            CostPerChild: components["schemas"]["Amount"];
            CostPerInfant: components["schemas"]["Amount"];
            PerPersonCostPerAdult: components["schemas"]["Amount"];
            PerPersonCostPerChild: components["schemas"]["Amount"];
            PerPersonCostPerInfant: components["schemas"]["Amount"];
            OriginalBaseRate: components["schemas"]["Amount"];
            OriginalCostPerRoom: components["schemas"]["Amount"];
            OriginalCostPerAdult: components["schemas"]["Amount"];
            OriginalCostPerChild: components["schemas"]["Amount"];
            OriginalCostPerInfant: components["schemas"]["Amount"];
            OriginalPerPersonCostPerAdult: components["schemas"]["Amount"];
            OriginalPerPersonCostPerChild: components["schemas"]["Amount"];
            OriginalPerPersonCostPerInfant: components["schemas"]["Amount"];
            BaseNumberOfAdults: number;
            UseOccupancyForRatePlan: boolean;
            MaximumOccupancy: number | null;
            MinimumOccupancy: number | null;
            AdultMaximumOccupancy: number | null;
            ChildMaximumOccupancy: number | null;
            Promotion: components["schemas"]["Promotion"] | null;
            NeedsGuarantee: boolean;
            /** @description A room with children needs their ages */
            AsksChildAges: boolean;
            Policy: components["schemas"]["Policy"];
            Nights: {
                /** Format: date */
                Date: string;
                BaseRate: components["schemas"]["Amount"];
                CostPerRoom: components["schemas"]["Amount"];
                CostPerAdult: components["schemas"]["Amount"];
                CostPerChild: components["schemas"]["Amount"];
                CostPerInfant: components["schemas"]["Amount"];
                PerPersonCostPerAdult: components["schemas"]["Amount"];
                PerPersonCostPerChild: components["schemas"]["Amount"];
                PerPersonCostPerInfant: components["schemas"]["Amount"];
                OriginalBaseRate: components["schemas"]["Amount"];
                OriginalCostPerRoom: components["schemas"]["Amount"];
                OriginalCostPerAdult: components["schemas"]["Amount"];
                OriginalCostPerChild: components["schemas"]["Amount"];
                OriginalCostPerInfant: components["schemas"]["Amount"];
                OriginalPerPersonCostPerAdult: components["schemas"]["Amount"];
                OriginalPerPersonCostPerChild: components["schemas"]["Amount"];
                OriginalPerPersonCostPerInfant: components["schemas"]["Amount"];
            }[];
        };
        Policy: {
            PaymentPolicyConfiguration: {
                /** @enum {string} */
                AutomaticPaymentType: "AtTimeOfBooking" | "DaysBeforeArrival";
                PercentageToCharge: number;
                DaysBeforeArrival: number | null;
            }[];
            Cancellation: {
                DaysBefore: number | null;
                At: string | null;
                /** @enum {string} */
                Fee: "None" | "Nights" | "Percent" | "Full";
                Value: number | null;
                /** @description True on the one entry for guests who do not come */
                NoShow: boolean;
            }[];
            AllowEdit: boolean;
            AllowCancel: boolean;
            AllowCompanyInvoice: boolean;
            CompanyInvoiceOnly: boolean;
        };
        Promotion: {
            PromotionId: number;
            Name: string;
        };
        Services: {
            Services: components["schemas"]["Service"][];
            InventoryPerServiceId: {
                [key: string]: {
                    ServiceId: number;
                    StartingInventory: number | null;
                    ReservationItems: {
                        Quantity: number;
                    }[];
                };
            };
        };
        Service: {
            ServiceId: number;
            ServiceCode: string;
            ServiceName: string;
            ServiceDescription: string;
            Image: components["schemas"]["Picture"] | null;
            IsBreakfast: boolean;
            /** @description A room with children that takes it needs their ages */
            AsksChildAges: boolean;
            AllowEditOnBookingEngine: boolean;
            /** @description The sum of the articles, net where VAT is exclusive */
            Price: components["schemas"]["Amount"];
            /** @description Percent; null: the standard rate */
            VatRate: number | null;
            /** @enum {string} */
            ChargeType: "PerStay" | "PerDay" | "PerQuantity";
            ChargePerPerson: boolean;
            Articles: {
                Name: string;
                Price: components["schemas"]["Amount"];
            }[];
            Quantity: number;
            MaximumQuantity: number;
            /** @description A further bed; at most as many cots as children and infants */
            Bed: ("Cot" | "ExtraBed") | null;
        };
        BookingState: {
            Success: boolean;
            Message: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            Status: components["schemas"]["BookingStatus"];
            ReferenceNumber: string;
            ActionUrl: string | null;
            /** @description Until when the rooms are held unpaid; null once it is decided */
            HoldEndsAt: string | null;
            /** @description What was taken and is given back */
            Refund: {
                Amount: components["schemas"]["Amount"];
                IsDone: boolean;
            } | null;
        };
        Reservation: {
            PropertyId: number;
            ReservationId: string;
            ReservationNumber: string;
            Status: components["schemas"]["BookingStatus"];
            /** Format: date */
            DateFrom: string;
            /** Format: date */
            DateTo: string;
            BookedAt: string;
            SpecialRequests: string | null;
            /** @description Additional information of who booked */
            Comment: string | null;
            CanBeEdited: boolean;
            CanBeCancelled: boolean;
            IsCancelled: boolean;
            CreditCards: {
                Name: string;
                LastFour: string;
            }[];
            Booker: components["schemas"]["ReservedBooker"];
            Company: {
                AccountId: number;
                Name: string;
                PONumber: string;
            } | null;
            /** @description Where all rooms lie, when they lie together */
            LocationName: string | null;
            PromoCode: string | null;
            /** @description Masked to its last four characters */
            HopGiftVoucherCode: string | null;
            /** @description What the gift voucher pays */
            HopGiftDiscountAmount: components["schemas"]["Amount"];
            Rooms: components["schemas"]["ReservedRoom"][];
            /** @description Before the discount; this and the others without cancelled rooms */
            TotalRoomCost: components["schemas"]["Amount"];
            TotalDiscountedRoomCost: components["schemas"]["Amount"];
            TotalServicesCost: components["schemas"]["Amount"];
            /** @description What cancelling rooms of it has cost */
            CancellationFees: components["schemas"]["Amount"];
            TotalVat: components["schemas"]["Amount"];
            /** @description Each rate once; together with the city taxes the total */
            VatByRate: components["schemas"]["VatByRate"];
            CityTaxes: {
                Name: string;
                Amount: components["schemas"]["Amount"];
                PaidAtHotel: boolean;
            }[];
            /** @description As DueNow */
            TotalPayment: components["schemas"]["Amount"];
            /** @description Rooms and extras, and the fees of cancelled rooms */
            TotalCost: components["schemas"]["Amount"];
            Paid: components["schemas"]["Amount"];
            /** @description Of Paid, what staff took at the hotel */
            PaidAtHotel: components["schemas"]["Amount"];
            /** @description What else Paid is made of, the oldest first; Card null: which it was is not said */
            Payments: {
                Card: {
                    Name: string;
                    LastFour: string;
                } | null;
                Date: string | null;
                Amount: components["schemas"]["Amount"];
            }[];
            DueNow: components["schemas"]["Amount"];
            DueLater: {
                /** Format: date */
                Date: string;
                Amount: components["schemas"]["Amount"];
            }[];
            DueAtHotel: components["schemas"]["Amount"];
            /** @description What is still owed on the invoice */
            DueOnInvoice: components["schemas"]["Amount"];
            /** @description As sent to Create; null: nothing was asked for */
            PaymentType: components["schemas"]["PaymentType"] | null;
        };
        ReservedBooker: {
            IndividualId: string;
            FirstName: string;
            LastName: string;
            Email: string;
            Phone: string;
        };
        ReservedRoom: {
            ReservationItemId: string;
            RoomNumber: number;
            /** Format: date */
            DateOfArrival: string;
            /** Format: date */
            DateOfDeparture: string;
            RoomTypeId: number;
            RoomTypeName: string;
            RoomTypeImage: components["schemas"]["Picture"] | null;
            RatePlanId: number;
            RatePlanName: string;
            NumberOfAdults: number;
            NumberOfChildren: number;
            NumberOfInfants: number;
            /** @description As far as they were asked */
            ChildAges: number[];
            LeadGuest: components["schemas"]["ReservedGuest"];
            RoomConfiguration: {
                Id: number;
                Name: string;
            } | null;
            Promotion: components["schemas"]["Promotion"] | null;
            Services: components["schemas"]["ReservedService"][];
            /** @description As they were at booking */
            VatSettings: {
                /** @description Percent */
                Rate: number;
                IsExclusive: boolean;
            };
            /** @description As it was at booking */
            CityTax: components["schemas"]["CityTax"] | null;
            Policy: components["schemas"]["Policy"];
            Nights: {
                /** Format: date */
                Date: string;
                TotalCost: components["schemas"]["Amount"];
                /** @description In TotalCost */
                CityTax: components["schemas"]["Amount"];
            }[];
            /** @description Before the discount */
            TotalRoomCost: components["schemas"]["Amount"];
            TotalDiscountedRoomCost: components["schemas"]["Amount"];
            TotalServicesCost: components["schemas"]["Amount"];
            TotalVat: components["schemas"]["Amount"];
            /** @description In the cost of the room */
            TotalCityTax: components["schemas"]["Amount"];
            /** @description What is due now for it; the rooms add up to the booking */
            TotalPayment: components["schemas"]["Amount"];
            /** @description What it costs, or cost before it was cancelled */
            TotalCost: components["schemas"]["Amount"];
            IsCancelled: boolean;
            /** @description What cancelling it cost */
            CancellationFee: components["schemas"]["Amount"];
            CanBeEdited: boolean;
            CanBeCancelled: boolean;
            /** @description Its terms allow changes, and the hotel sells extras with it that can be changed later */
            ExtrasCanBeAdded: boolean;
        };
        ReservedService: {
            ReservationItemId: string;
            ServiceId: number;
            /** @description As the hotel sells it today; null: it does no longer */
            ServiceCode: string | null;
            ServiceName: string;
            /** @description As the hotel sells it today; null: it does no longer */
            ServiceDescription: string | null;
            AllowEditOnBookingEngine: boolean;
            Quantity: number;
            /** @description As the hotel sells it today; null: it does no longer */
            Price: components["schemas"]["Amount"] | null;
            /** @enum {string} */
            ChargeType: "PerStay" | "PerDay" | "PerQuantity";
            ChargePerPerson: boolean;
            /** @description As the hotel sells it today; null: it does no longer */
            Articles: {
                Name: string;
                Price: components["schemas"]["Amount"];
            }[] | null;
            /** @description Gross */
            TotalCost: components["schemas"]["Amount"];
        };
        ReservedGuest: {
            IndividualId: string;
            FirstName: string;
            LastName: string;
        };
        CityTax: {
            Name: string;
            Adult: components["schemas"]["Amount"];
            Child: components["schemas"]["Amount"];
            Infant: components["schemas"]["Amount"];
            MostNights: number | null;
            PaidAtHotel: boolean;
        };
        VatByRate: {
            /** @description Percent */
            Rate: number;
            Net: components["schemas"]["Amount"];
            Vat: components["schemas"]["Amount"];
        }[];
        ManagedReservation: {
            PropertyId: number;
            ReservationId: string;
            ReservationNumber: string;
            Status: components["schemas"]["BookingStatus"];
            /** Format: date */
            DateFrom: string;
            /** Format: date */
            DateTo: string;
            BookedAt: string;
            SpecialRequests: string | null;
            /** @description Additional information of who booked */
            Comment: string | null;
            CanBeEdited: boolean;
            CanBeCancelled: boolean;
            IsCancelled: boolean;
            CreditCards: {
                Name: string;
                LastFour: string;
            }[];
            Booker: components["schemas"]["ManagedBooker"];
            Company: {
                AccountId: number;
                Name: string;
                PONumber: string;
            } | null;
            /** @description Where all rooms lie, when they lie together */
            LocationName: string | null;
            PromoCode: string | null;
            /** @description Masked to its last four characters */
            HopGiftVoucherCode: string | null;
            /** @description What the gift voucher pays */
            HopGiftDiscountAmount: components["schemas"]["Amount"];
            Rooms: components["schemas"]["ManagedRoom"][];
            /** @description Before the discount; this and the others without cancelled rooms */
            TotalRoomCost: components["schemas"]["Amount"];
            TotalDiscountedRoomCost: components["schemas"]["Amount"];
            TotalServicesCost: components["schemas"]["Amount"];
            /** @description What cancelling rooms of it has cost */
            CancellationFees: components["schemas"]["Amount"];
            TotalVat: components["schemas"]["Amount"];
            /** @description Each rate once; together with the city taxes the total */
            VatByRate: components["schemas"]["VatByRate"];
            CityTaxes: {
                Name: string;
                Amount: components["schemas"]["Amount"];
                PaidAtHotel: boolean;
            }[];
            /** @description As DueNow */
            TotalPayment: components["schemas"]["Amount"];
            /** @description Rooms and extras, and the fees of cancelled rooms */
            TotalCost: components["schemas"]["Amount"];
            Paid: components["schemas"]["Amount"];
            /** @description Of Paid, what staff took at the hotel */
            PaidAtHotel: components["schemas"]["Amount"];
            /** @description What else Paid is made of, the oldest first; Card null: which it was is not said */
            Payments: {
                Card: {
                    Name: string;
                    LastFour: string;
                } | null;
                Date: string | null;
                Amount: components["schemas"]["Amount"];
            }[];
            DueNow: components["schemas"]["Amount"];
            DueLater: {
                /** Format: date */
                Date: string;
                Amount: components["schemas"]["Amount"];
            }[];
            DueAtHotel: components["schemas"]["Amount"];
            /** @description What is still owed on the invoice */
            DueOnInvoice: components["schemas"]["Amount"];
            /** @description As sent to Create; null: nothing was asked for */
            PaymentType: components["schemas"]["PaymentType"] | null;
            /** @description Raised by each change; sent back with the next */
            Version: number;
            /**
             * @description How this caller got the grant. By Lookup no card, street nor postcode is shown
             * @enum {string}
             */
            OpenedBy: "Link" | "Lookup" | "Account";
            /** @description A new address of the booker that waits until both mailboxes confirm it */
            EmailToConfirm: string | null;
            Cancelling: {
                CostNow: components["schemas"]["Amount"];
                RefundNow: components["schemas"]["Amount"];
                /** @description Of RefundNow, what goes back on the gift voucher */
                RefundToVoucher: components["schemas"]["Amount"];
                RefundTo: components["schemas"]["RefundTo"];
                /** @description What of the booking is then still to be paid */
                OwedThen: components["schemas"]["Amount"];
            };
            /** @description A change that waits for its payment */
            PendingChange: {
                ChangeId: string;
                /** @enum {string} */
                Status: "Pending" | "ActionRequired";
                ActionUrl: string | null;
                EndsAt: string | null;
            } | null;
            LastChange: {
                ChangeId: string;
                /** @enum {string} */
                Status: "Applied" | "Declined" | "Expired";
            } | null;
        };
        ManagedBooker: {
            IndividualId: string;
            FirstName: string;
            LastName: string;
            Email: string;
            Phone: string;
            Street: string | null;
            City: string | null;
            CountryId: number | null;
            StateOrCounty: string | null;
            ZipCode: string | null;
            OptInToReceiveUpdates: boolean;
        };
        ManagedRoom: {
            ReservationItemId: string;
            RoomNumber: number;
            /** Format: date */
            DateOfArrival: string;
            /** Format: date */
            DateOfDeparture: string;
            RoomTypeId: number;
            RoomTypeName: string;
            RoomTypeImage: components["schemas"]["Picture"] | null;
            RatePlanId: number;
            RatePlanName: string;
            NumberOfAdults: number;
            NumberOfChildren: number;
            NumberOfInfants: number;
            /** @description As far as they were asked */
            ChildAges: number[];
            LeadGuest: components["schemas"]["ManagedLeadGuest"];
            RoomConfiguration: {
                Id: number;
                Name: string;
            } | null;
            Promotion: components["schemas"]["Promotion"] | null;
            Services: components["schemas"]["ReservedService"][];
            /** @description As they were at booking */
            VatSettings: {
                /** @description Percent */
                Rate: number;
                IsExclusive: boolean;
            };
            /** @description As it was at booking */
            CityTax: components["schemas"]["CityTax"] | null;
            Policy: components["schemas"]["Policy"];
            Nights: {
                /** Format: date */
                Date: string;
                TotalCost: components["schemas"]["Amount"];
                /** @description In TotalCost */
                CityTax: components["schemas"]["Amount"];
            }[];
            /** @description Before the discount */
            TotalRoomCost: components["schemas"]["Amount"];
            TotalDiscountedRoomCost: components["schemas"]["Amount"];
            TotalServicesCost: components["schemas"]["Amount"];
            TotalVat: components["schemas"]["Amount"];
            /** @description In the cost of the room */
            TotalCityTax: components["schemas"]["Amount"];
            /** @description What is due now for it; the rooms add up to the booking */
            TotalPayment: components["schemas"]["Amount"];
            /** @description What it costs, or cost before it was cancelled */
            TotalCost: components["schemas"]["Amount"];
            IsCancelled: boolean;
            /** @description What cancelling it cost */
            CancellationFee: components["schemas"]["Amount"];
            CanBeEdited: boolean;
            CanBeCancelled: boolean;
            /** @description Its terms allow changes, and the hotel sells extras with it that can be changed later */
            ExtrasCanBeAdded: boolean;
            /** @description Beside the lead guest: one for each further adult, then one for each child */
            Guests: components["schemas"]["ManagedGuest"][];
            /** @description Its rate or one of its extras asks for ChildAges */
            AsksChildAges: boolean;
            /** @description Of the property’s clock: until then dates, people and rates can be changed, and extras given back */
            ChangeableUntil: {
                /** Format: date */
                Date: string;
                At: string;
            } | null;
            WhyNotChangeable: ("cancelled" | "arrived" | "terms" | "too-late") | null;
            Cancelling: {
                CostNow: components["schemas"]["Amount"];
                RefundNow: components["schemas"]["Amount"];
                /** @description Of RefundNow, what goes back on the gift voucher */
                RefundToVoucher: components["schemas"]["Amount"];
                RefundTo: components["schemas"]["RefundTo"];
                /** @description What of the booking is then still to be paid */
                OwedThen: components["schemas"]["Amount"];
            };
            /** @description The hotel has better room types for it, free or not */
            HasUpgrades: boolean;
        };
        ManagedGuest: {
            IndividualId: string;
            FirstName: string;
            LastName: string;
            Email: string | null;
            Phone: string | null;
            IsChild: boolean;
            /** @description Not named yet: the name stands for one */
            IsPlaceholder: boolean;
        };
        ManagedLeadGuest: {
            IndividualId: string;
            FirstName: string;
            LastName: string;
            Email: string | null;
            Phone: string | null;
        };
        ChangeQuote: {
            /** @description Those that change */
            Rooms: {
                /** @description Null: a room more */
                ReservationItemId: string | null;
                RoomNumber: number;
                RoomTypeName: string;
                /** @description The room alone; 0 for a room more */
                Was: components["schemas"]["Amount"];
                /** @description The room alone; 0 for one that is cancelled */
                Now: components["schemas"]["Amount"];
                /** @description Of both, whether or not they change */
                Services: {
                    ServiceId: number;
                    Name: string;
                    Was: components["schemas"]["Amount"];
                    Now: components["schemas"]["Amount"];
                }[];
                /** @description What cancelling costs once it is changed; null: as before */
                TermsThen: {
                    Words: string;
                    /** @description Cancelling costs more at once, or less may be changed here */
                    IsWorse: boolean;
                } | null;
                /** @description Whose rules the stay no longer meets */
                PromotionLost: string | null;
            }[];
            TotalWas: components["schemas"]["Amount"];
            /** @description What stands, and the fees of cancelled rooms */
            TotalNow: components["schemas"]["Amount"];
            /** @description Of the rooms that are cancelled by this change */
            CancellationFee: components["schemas"]["Amount"];
            /** @description Of TotalNow, what the gift voucher pays */
            VoucherPays: components["schemas"]["Amount"];
            /** @description So far, less what was refunded */
            Paid: components["schemas"]["Amount"];
            ToPayNow: components["schemas"]["Amount"];
            /** @description To the card and the voucher that paid */
            Refund: components["schemas"]["Amount"];
            /** @description Of Refund, what goes back on the gift voucher */
            RefundToVoucher: components["schemas"]["Amount"];
            RefundTo: components["schemas"]["RefundTo"];
            DueLater: {
                /** Format: date */
                Date: string;
                Amount: components["schemas"]["Amount"];
            }[];
            DueAtHotel: components["schemas"]["Amount"];
            DueOnInvoice: components["schemas"]["Amount"];
            /** @enum {string} */
            HowToPay: "nothing" | "kept-card" | "card" | "redirect";
            KeptCard: {
                Name: string;
                LastFour: string;
            } | null;
        };
        /** @description Of what comes back, to which card how much; none: nothing but to the voucher */
        RefundTo: {
            /** @description Null: it is not shown to this caller, or the provider did not say which */
            Card: {
                Name: string;
                LastFour: string;
            } | null;
            Amount: components["schemas"]["Amount"];
        }[];
        PreCheckInReservation: {
            /** @constant */
            Success: true;
            PropertyId: number;
            ReferenceNumber: string;
            /** @description False: the link is for one room */
            IsReservation: boolean;
            /** @description Of the booking, or of the one room */
            EntityId: string;
            SpecialRequests: string | null;
            /** @description When the guests expect to arrive, HH:MM */
            ArrivalTime: string | null;
            NumberOfAdults: number;
            NumberOfChildren: number;
            NumberOfInfants: number;
            /** @description The card that is kept for the booking */
            CreditCards: {
                Name: string;
                LastFour: string;
            }[];
            /** @description Null by the link of one room */
            Booker: components["schemas"]["ManagedBooker"] | null;
            Company: {
                AccountId: number;
                Name: string;
                PONumber: string;
            } | null;
            /** @description Those whose guests are still to come; each is named by Save */
            ReservationItems: {
                ReservationItemId: string;
                RoomNumber: number;
                /** Format: date */
                DateOfArrival: string;
                /** Format: date */
                DateOfDeparture: string;
                RoomTypeId: number;
                RoomType: {
                    RoomTypeId: number;
                    /** @description As it was booked */
                    Name: string;
                    Image: components["schemas"]["Picture"] | null;
                };
                RatePlanId: number;
                RatePlan: {
                    RatePlanId: number;
                    RatePlanName: string;
                };
                /** @description As it was at booking */
                Policy: components["schemas"]["Policy"];
                RoomConfiguration: {
                    Id: number;
                    Name: string;
                } | null;
                NumberOfAdults: number;
                NumberOfChildren: number;
                NumberOfInfants: number;
                Guests: {
                    /** @description Of this person in this answer */
                    IndividualId: string;
                    /** @description Empty: not named yet */
                    FirstName: string;
                    LastName: string;
                    Email: string | null;
                    Phone: string | null;
                    IsLead: boolean;
                    IsChild: boolean;
                    /** @description Of a child; null: not known */
                    Age: number | null;
                    /** @description A child whose age is asked */
                    AsksAge: boolean;
                }[];
                Services: components["schemas"]["ReservedService"][];
                /** @description What can be had, its own units left; null: extras cannot be changed by this link */
                ServiceOptions: components["schemas"]["Services"] | null;
                /** @description Of the property’s clock: until then dates, people and rates can be changed, and extras given back */
                ChangeableUntil: {
                    /** Format: date */
                    Date: string;
                    At: string;
                } | null;
                /** @description What the room costs, as it stands */
                OriginalTotalAccommodationCost: components["schemas"]["Amount"];
                OriginalTotalServicesCost: components["schemas"]["Amount"];
                OriginalTotalVat: components["schemas"]["Amount"];
                /** @description When its guests checked in online */
                CompletedAt: string | null;
            }[];
            /** @description Raised by each change; sent back with Save */
            Version: number;
            /** @description When all of it was done; null: something is left */
            CompletedAt: string | null;
            /** @description A card is still to be kept */
            CardRequired: boolean;
            /** @description Typed here, or on a page of the provider; null: none is asked for */
            HowToKeepCard: ("card" | "redirect") | null;
            /** @description A card or a payment that waits */
            PendingSave: {
                /** @enum {string} */
                Status: "Pending" | "ActionRequired";
                ActionUrl: string | null;
            } | null;
            /** @description What became of the last that waited */
            LastSave: ("Applied" | "Declined" | "Expired") | null;
            /** Format: date */
            DateFrom: string;
            /** Format: date */
            DateTo: string;
            CheckInTime: string;
            CheckOutTime: string;
            DirectionsUrl: string;
        };
        AccountAnswer: {
            Success: boolean;
            Message: string;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
        };
        AccountUser: {
            Firstname: string;
            Lastname: string;
            Telephone: string;
            EmailAddress: string;
            Street: string;
            City: string;
            StateOrCounty: string;
            ZipCode: string;
            CountryId: number | null;
            ReceiveBrandOffers: boolean;
            CanChoosePaymentMethod: boolean;
            CreditCards: components["schemas"]["AccountCard"][];
        };
        AccountCard: {
            CreditCardId: string;
            /** @description Its brand, such as Visa */
            Name: string;
            LastFour: string;
            ExpiryMonth: number;
            ExpiryYear: number;
        };
        AccountReservation: {
            ReservationId: string;
            ReservationNumber: string;
            /** Format: date */
            DateFrom: string;
            /** Format: date */
            DateTo: string;
            /** @description One for each room */
            RoomTypeNames: string[];
            /** @description One for each room */
            Guests: {
                NumberOfAdults: number;
                NumberOfChildren: number;
                NumberOfInfants: number;
            }[];
            /** @description The room type of all its rooms, while the hotel sells it; null if they differ or it is gone */
            RoomTypeId: number | null;
            /** @description Of its first room, as the hotel shows it today */
            RoomTypeImage: components["schemas"]["Picture"] | null;
            TotalCost: components["schemas"]["Amount"];
            IsCancelled: boolean;
            /** @description The day of departure has passed */
            IsPast: boolean;
            /** @description For its manage page; null once that link has ended */
            Code: string | null;
            /** @description For its pre-check-in page, in the days when that link is mailed; else null */
            PreCheckIn: {
                Code: string;
                IsDone: boolean;
            } | null;
        };
        EventBooking: {
            PropertyId: number;
            ReservationNumber: string;
            Status: components["schemas"]["BookingStatus"];
            /** @description Rises with each change: of several events use the highest */
            Version: number;
            /** Format: date-time */
            BookedAt: string;
            /** Format: date */
            DateFrom: string;
            /** Format: date */
            DateTo: string;
            Booker: components["schemas"]["ManagedBooker"];
            Company: {
                AccountId: number;
                Name: string;
                PONumber: string;
            } | null;
            SpecialRequests: string | null;
            Comment: string | null;
            PromoCode: string | null;
            /** @description All, cancelled ones too */
            Rooms: components["schemas"]["EventRoom"][];
            /** @description ISO 4217 */
            Currency: string;
            TotalCost: components["schemas"]["Amount"];
            TotalVat: components["schemas"]["Amount"];
            /** @description Each rate once; together with the city taxes the total */
            VatByRate: components["schemas"]["VatByRate"];
            CityTaxes: {
                Name: string;
                Amount: components["schemas"]["Amount"];
                PaidAtHotel: boolean;
            }[];
            CancellationFees: components["schemas"]["Amount"];
            GiftVoucherAmount: components["schemas"]["Amount"];
            DueNow: components["schemas"]["Amount"];
            DueLater: {
                /** Format: date */
                Date: string;
                Amount: components["schemas"]["Amount"];
            }[];
            DueAtHotel: components["schemas"]["Amount"];
            DueOnInvoice: components["schemas"]["Amount"];
            PaidAtHotel: components["schemas"]["Amount"];
        };
        EventRoom: {
            /** Format: uuid */
            ReservationItemId: string;
            RoomNumber: number;
            /** Format: date */
            DateOfArrival: string;
            /** Format: date */
            DateOfDeparture: string;
            RoomTypeId: number;
            RoomTypeName: string;
            RatePlanId: number;
            RatePlanName: string;
            NumberOfAdults: number;
            NumberOfChildren: number;
            NumberOfInfants: number;
            ChildAges: number[];
            LeadGuest: components["schemas"]["ManagedLeadGuest"];
            Guests: components["schemas"]["ManagedGuest"][];
            RoomConfiguration: {
                Id: number;
                Name: string;
            } | null;
            Promotion: components["schemas"]["Promotion"] | null;
            Nights: {
                /** Format: date */
                Date: string;
                TotalCost: components["schemas"]["Amount"];
            }[];
            Services: {
                ServiceId: number;
                ServiceName: string;
                Quantity: number;
                TotalCost: components["schemas"]["Amount"];
            }[];
            TotalCost: components["schemas"]["Amount"];
            IsCancelled: boolean;
            CancellationFee: components["schemas"]["Amount"];
        };
        EventPayment: {
            PropertyId: number;
            /** Format: uuid */
            PaymentId: string;
            /** @enum {string} */
            Purpose: "booking" | "scheduled" | "change" | "invoice" | "guarantee";
            ReservationNumber: string | null;
            InvoiceNumber: string | null;
            Amount: components["schemas"]["Amount"];
            /** @description ISO 4217 */
            Currency: string;
            Provider: string;
            ProviderReference: string;
            Card: {
                Name: string;
                LastFour: string;
            } | null;
        };
        EventRefund: {
            PropertyId: number;
            /** Format: uuid */
            RefundId: string;
            /** Format: uuid */
            PaymentId: string;
            /** @enum {string} */
            Reason: "cancelled" | "changed" | "wrong-amount" | "no-room-left" | "nothing-outstanding";
            ReservationNumber: string | null;
            InvoiceNumber: string | null;
            Amount: components["schemas"]["Amount"];
            /** @description ISO 4217 */
            Currency: string;
        };
        EventTable: {
            PropertyId: number;
            BookingReference: string;
            /** @enum {string} */
            Status: "Booked" | "Cancelled";
            /** Format: date-time */
            BookedAt: string;
            RestaurantId: number;
            RestaurantName: string;
            /** Format: date */
            VisitDate: string;
            VisitTime: string;
            UntilTime: string;
            PartySize: number;
            Promotion: {
                Id: number;
                Name: string;
                PricePerPerson: components["schemas"]["Amount"] | null;
            } | null;
            ReservationNumber: string | null;
            Email: string;
            ContactNumber: string;
            SpecialRequests: string | null;
        };
        PropertyResponse: {
            PropertyId: number;
            PropertyCode: string;
            PropertyName: string;
            PropertyAddress: string;
            Address: string[];
            Telephone: string;
            Email: string;
            WebsiteUrl: string;
            DirectionsUrl: string;
            HasWhere: boolean;
            LogoFileUrl: string | null;
            Logo: components["schemas"]["Picture"] | null;
            Mark: components["schemas"]["Picture"] | null;
            PropertyImageUrl: string | null;
            PropertyImage: components["schemas"]["Picture"] | null;
            NightImage: components["schemas"]["Picture"] | null;
            HotelRating: number | null;
            GoogleTagManagerContainerId: string | null;
            FacebookPixelId: string | null;
            Currency: string;
            AvailableCurrencies: string[];
            PayByPayStack: boolean;
            PaymentTypes: components["schemas"]["PaymentType"][];
            CreditCards: {
                Id: number;
                Name: string;
            }[];
            PrivacyPolicyUrl: string;
            TermsAndConditionsUrl: string;
            DefaultPhoneCountryCode: string;
            DefaultPhoneDialling: {
                DialCode: string;
                TrunkPrefix: string | null;
            } | null;
            ShowRoomTypeOccupancy: boolean;
            EnableChildrenSearch: boolean;
            EnableInfantSearch: boolean;
            DefaultOccupancyAdult: number;
            DefaultOccupancyChildren: number;
            DefaultOccupancyInfant: number;
            MaxNumberOfRoomsOnBooking: number;
            AdultMaximumOccupancy: number | null;
            ChildMaximumOccupancy: number | null;
            LargestRoomOccupancy: number | null;
            OccupancyLabelAdult: string;
            OccupancyLabelChildren: string;
            OccupancyLabelInfant: string;
            StandardVatRate: number;
            IsStandardTaxExclusive: boolean;
            CityTax: components["schemas"]["CityTax"] | null;
            UseUserAccountOnBookingEngine: boolean;
            UnitName: {
                Singular: string;
                Plural: string;
            };
            TimeZone: string;
            CheckInTime: string;
            CheckOutTime: string;
            Voice: {
                Place: string;
                Standfirst: string;
                Thanks: string;
                Arriving: string;
                Desk: string;
            };
            Theme: components["schemas"]["Theme"];
        };
        PropertyGroupResponse: {
            PropertyGroupId: number;
            PropertyGroupCode: string;
            PropertyGroupName: string;
            LogoFileUrl: string | null;
            Logo: components["schemas"]["Picture"] | null;
            Mark: components["schemas"]["Picture"] | null;
            WebsiteUrl: string;
            PropertyGroupImageUrl: string;
            PropertyGroupImage: components["schemas"]["Picture"];
            Standfirst: string;
            Address: string[];
            Telephone: string;
            Email: string;
            Desk: string | null;
            PrivacyPolicyUrl: string;
            TermsAndConditionsUrl: string;
            GoogleTagManagerContainerId: string | null;
            FacebookPixelId: string | null;
            Areas: {
                AreaId: number;
                Name: string;
                PropertyIds: number[];
            }[];
            Properties: {
                PropertyId: number;
                PropertyCode: string;
                PropertyName: string;
                PropertyAddress: string;
                PropertyImageUrl: string | null;
                HotelRating: number | null;
                Currency: string;
                AreaId: number;
                PropertyImage: components["schemas"]["Picture"] | null;
                NightImage: components["schemas"]["Picture"] | null;
                Place: string;
                Standfirst: string;
                Telephone: string;
            }[];
            Map: {
                Picture: components["schemas"]["Picture"];
                Hotels: {
                    PropertyId: number;
                    X: number;
                    Y: number;
                }[];
                Areas: {
                    AreaId: number;
                    X: number;
                    Y: number;
                }[];
            } | null;
            HidePromoCodeOnLandingPage: boolean;
            UseAreaSearch: boolean;
            UnitName: {
                Singular: string;
                Plural: string;
            };
            EnableChildrenSearch: boolean;
            EnableInfantSearch: boolean;
            DefaultOccupancyAdult: number;
            DefaultOccupancyChildren: number;
            DefaultOccupancyInfant: number;
            MaxNumberOfRoomsOnBooking: number;
            MaxNightsOnStay: number;
            Theme: components["schemas"]["Theme"];
        };
        WidgetResponse: {
            PropertyId: number;
            PropertyCode: string;
            PropertyName: string;
            Currency: string;
            StandardVatRate: number;
            IsStandardTaxExclusive: boolean;
            CityTax: components["schemas"]["CityTax"] | null;
            UnitName: {
                Singular: string;
                Plural: string;
            };
            EnableChildrenSearch: boolean;
            EnableInfantSearch: boolean;
            DefaultOccupancyAdult: number;
            DefaultOccupancyChildren: number;
            DefaultOccupancyInfant: number;
            MaxNumberOfRoomsOnBooking: number;
            AdultMaximumOccupancy: number | null;
            ChildMaximumOccupancy: number | null;
            OccupancyLabelAdult: string;
            OccupancyLabelChildren: string;
            OccupancyLabelInfant: string;
            /**
             * Format: date
             * @description The hotel’s date
             */
            Today: string;
            MaxNightsOnStay: number;
            HidePromoCode: boolean;
            ShowMinimumStay: boolean;
            /** @description What each price includes: “VAT and city tax” */
            Taxes: string;
            /** @description The hotel’s colours by day and by night, as a style sheet */
            Colours: string;
        };
        StaticDataCountriesResponse: {
            Id: number;
            Name: string;
            Code: string;
            Dialling: {
                DialCode: string;
                TrunkPrefix: string | null;
                IsMainOfDialCode: boolean;
            } | null;
        }[];
        StaticDataCreditcardtypesResponse: {
            Id: number;
            Name: string;
        }[];
        StaticDataCancellationReasonsResponse: {
            Id: number;
            Name: string;
        }[];
        StaticDataFlushResponse: {
            /** @constant */
            Success: true;
        };
        WhereGetResponse: {
            Map: components["schemas"]["Picture"] | null;
            /** @description On the map, in percent from its top left */
            Labels: {
                Name: string;
                Note: string | null;
                X: number;
                Y: number;
                IsHotel: boolean;
            }[];
            Intro: string | null;
            Ways: {
                Title: string;
                Text: string;
                Sign: ("train" | "car" | "clock") | null;
            }[];
            Parking: string | null;
            Access: {
                Title: string;
                Text: string;
            }[];
            AccessNote: string | null;
            Hours: {
                Title: string;
                Text: string;
            }[];
        };
        RoomTypeGetResponse: {
            RoomType: components["schemas"]["RoomType"];
            Story: string | null;
            Bed: string | null;
            Floor: string | null;
            Bathroom: string | null;
            Facilities: {
                Title: string;
                Items: string[];
            }[];
            NotHere: {
                Name: string;
                /** @description A room type that has it */
                RoomType: {
                    RoomTypeId: number;
                    Name: string;
                } | null;
            }[];
            /** @description How many fit */
            Cots: number;
            ExtraBeds: number;
            Steps: number | null;
            /** @description Centimetres */
            DoorWidth: number | null;
            AccessNotes: string[];
            Terms: {
                Title: string;
                Text: string;
            }[];
        };
        RoomTypeConfigurationGetResponse: {
            RoomTypeId: number;
            Options: {
                RoomConfigurationDropdownOptionId: number;
                Name: string;
            }[];
        }[];
        CurrencyExchangeRateResponse: {
            BaseCurrency: string;
            Rates: {
                [key: string]: number;
            };
            AsOf: string | null;
        };
        PreCheckInConfigResponse: {
            PropertyId: number;
            Locations: {
                Id: number;
                Name: string;
            }[];
            Offers: {
                Id: number;
                Name: string;
                Description: string;
                Image: components["schemas"]["Picture"] | null;
                DateFrom: string | null;
                DateTo: string | null;
                RatePlanCode: string | null;
                PromoCode: string | null;
                MinimumNights: number | null;
            }[];
            BookingIncentives: string[];
            HidePromoCodeOnLandingPage: boolean;
            NoAvailabilityMessage: string | null;
            MaxNumberOfRoomsOnBooking: number;
            MaxNightsOnStay: number;
            ShowRoomConfigurationQuestion: boolean;
            GiftServiceProviderConfig: {
                Active: boolean;
                Name: string | null;
            };
            EnableUserChoiceOfPaymentMethod: boolean;
            AnyoneCanChoosePaymentMethod: boolean;
            EnablePayByCompanyInvoice: boolean;
            /** @description Of the whole number; null: any */
            PONumberPattern: string | null;
            PONumberHint: string | null;
            HasCustomTermsAndConditions: boolean;
            CustomTermsAndConditionsLabel: string | null;
            CustomTermsAndConditionsText: string | null;
            OnlyUseCustomTermsAndConditionsForPayByCompanyInvoice: boolean;
            RestaurantBookingServiceActive: boolean;
            RestaurantBookingDefaultRestaurant: number | null;
            /** @description A type that a page does not know hides the feature */
            RestaurantBookingServiceType: string | null;
            AskAdditionalInformation: boolean;
            ShowMinimumLengthOfStayNotification: boolean;
            ShowRoomTypeOccupancy: boolean;
            ShowDisabledDatesOnCalendar: boolean;
            IncludeServicesInPaymentPolicyBookingCost: boolean;
            SameDayBookingRestrictionEnabled: boolean;
            SameDayBookingRestrictionHour: number;
            SameDayBookingRestrictionMinute: number;
            SameDayBookingRestrictionMessage: string | null;
            FirstNameRequired: boolean;
            LastNameRequired: boolean;
            EmailRequired: boolean;
            PhoneRequired: boolean;
            CountryRequired: boolean;
            StreetRequired: boolean;
            CityRequired: boolean;
            StateOrCountyRequired: boolean;
            PostCodeRequired: boolean;
            CancellationReasonRequired: boolean;
            CardRequired: boolean;
            /** @description False: guests of this hotel check in at its desk */
            PreCheckInActive: boolean;
        };
        ContactSendResponse: {
            /** @constant */
            Success: true;
            Message: string;
        };
        AvailabilityResponse: {
            /** Format: date */
            DateOfStay: string;
            AvailableRooms: number;
            MinimumRate: components["schemas"]["Amount"] | null;
            MinLengthOfStay: number | null;
            MaxLengthOfStay: number | null;
            CanArrive: boolean;
            Closed: boolean;
            ClosedToArrival: boolean;
            ClosedToDeparture: boolean;
            Rates: {
                RatePlanId: number;
                MinimumRate: components["schemas"]["Amount"];
                MinLengthOfStay: number | null;
            }[];
        }[];
        AvailabilitySearchResponse: {
            RoomTypes: components["schemas"]["RoomTypeAvailability"][];
            UnavailableRoomTypes: {
                RoomTypeId: number;
                RoomType: components["schemas"]["RoomType"];
                /** @enum {string} */
                Reason: "Full" | "MinStay" | "Rules" | "Closed";
                FirstFullNight: string | null;
                MinLengthOfStay: number | null;
            }[];
            NumberOfRoomsPerRoomTypeId: {
                [key: string]: number;
            };
            AlternativeStays: {
                /** Format: date */
                DateFrom: string;
                /** Format: date */
                DateTo: string;
                NumberOfNights: number;
                /** @description All searched rooms at their cheapest together, gross */
                TotalCost: components["schemas"]["Amount"];
            }[];
            SplitRooms: {
                Rooms: {
                    NumberOfAdults: number;
                    NumberOfChildren: number;
                    NumberOfInfants: number;
                }[];
                TotalCost: components["schemas"]["Amount"];
            } | null;
            IsRatePlanCodeValid: boolean | null;
            IsPromoCodeValid: boolean | null;
            PromoCodeMessage: string | null;
            IsHopGiftVoucherCodeValid: boolean | null;
            HopGiftVoucherCodeMessage: string | null;
        };
        AvailabilityTotalsResponse: {
            Totals: {
                /** Format: date */
                DateFrom: string;
                /** Format: date */
                DateTo: string;
                /** @description All rooms at their cheapest together, gross; null: not sold to all of them */
                TotalCost: components["schemas"]["Amount"] | null;
            }[];
        };
        AvailabilityCheckPromoCodeResponse: {
            IsPromoCodeValid: boolean;
            PromoCodeMessage: string | null;
        };
        CompanySearchCompaniesResponse: {
            AccountId: number;
            Name: string;
            AsksCode: boolean;
        }[];
        AvailabilitySearchPropertyGroupResponse: {
            Properties: {
                PropertyId: number;
                PropertyCode: string;
                PropertyName: string;
                PropertyAddress: string;
                PropertyImageUrl: string | null;
                HotelRating: number | null;
                Currency: string;
                AreaId: number;
                /** @description All searched rooms can be had together */
                IsAvailable: boolean;
                LowestRate: number;
                OriginalLowestRate: number;
                /** @description All searched rooms at their cheapest together, gross; null where they cannot be had */
                TotalCost: components["schemas"]["Amount"] | null;
                /** @description What those same rooms and rates cost without what lowers them, gross */
                OriginalTotalCost: components["schemas"]["Amount"] | null;
                Reason: ("MinStay" | "Full" | "Rules" | "Closed" | "TooFewRooms" | "Occupancy" | "Limits") | null;
                FirstFullNight: string | null;
                MinLengthOfStay: number | null;
                IsPromoCodeValid: boolean | null;
            }[];
            /** @description Hotels of the search that could not be read just now; nothing is known of them */
            UnreadPropertyIds: number[];
            IsPromoCodeValid: boolean | null;
            PromoCodeMessage: string | null;
        };
        AvailabilitySearchPropertyGroupAreaAvailabilityResponse: {
            Days: components["schemas"]["AvailabilityResponse"];
            UnreadPropertyIds: number[];
        };
        ReservationCheckVoucherCodeResponse: {
            IsValid: boolean;
            TotalDiscount: components["schemas"]["Amount"];
            Message: string | null;
            ShowExperienceWarningMessage: boolean;
        };
        ReservationCreateResponse: {
            Success: boolean;
            Message: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            ReferenceNumber: string | null;
            ConfirmationToken: string | null;
            Status: components["schemas"]["BookingStatus"];
            ActionUrl: string | null;
            TotalCost: components["schemas"]["Amount"] | null;
            PaymentAmount: components["schemas"]["Amount"] | null;
        };
        ManageBookingPreviewResponse: {
            Success: boolean;
            Message: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            Quote: components["schemas"]["ChangeQuote"] | null;
        };
        ManageBookingUpdateResponse: {
            Success: boolean;
            Message: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            /** @enum {string} */
            Status: "Applied" | "ActionRequired" | "Pending" | "Declined" | "Expired" | "Refused";
            /** @description Where the guest has to go on in ActionRequired */
            ActionUrl: string | null;
            /** @description The new sums after quote.price-changed */
            Quote: components["schemas"]["ChangeQuote"] | null;
            /** @description As it stands now */
            Reservation: components["schemas"]["ManagedReservation"] | null;
        };
        ManageBookingAbandonChangeResponse: {
            Success: boolean;
            Message: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            /** @description As it stands now */
            Reservation: components["schemas"]["ManagedReservation"];
        };
        ManageBookingSearchDateOptionsResponse: {
            Success: boolean;
            Message: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            /** @description One for each room */
            ReservationItemRateRows: {
                ReservationItemId: string;
                /** Format: date */
                DateFrom: string;
                /** Format: date */
                DateTo: string;
                IsOccupancyBased: boolean;
                BaseNumberOfAdults: number;
                BaseRate: components["schemas"]["Amount"];
                CostPerRoom: components["schemas"]["Amount"];
                CostPerAdult: components["schemas"]["Amount"];
                CostPerChild: components["schemas"]["Amount"];
                CostPerInfant: components["schemas"]["Amount"];
                PerPersonCostPerAdult: components["schemas"]["Amount"];
                PerPersonCostPerChild: components["schemas"]["Amount"];
                PerPersonCostPerInfant: components["schemas"]["Amount"];
                OriginalBaseRate: components["schemas"]["Amount"];
                OriginalCostPerRoom: components["schemas"]["Amount"];
                OriginalCostPerAdult: components["schemas"]["Amount"];
                OriginalCostPerChild: components["schemas"]["Amount"];
                OriginalCostPerInfant: components["schemas"]["Amount"];
                OriginalPerPersonCostPerAdult: components["schemas"]["Amount"];
                OriginalPerPersonCostPerChild: components["schemas"]["Amount"];
                OriginalPerPersonCostPerInfant: components["schemas"]["Amount"];
                NumberOfAdults: number;
                NumberOfChildren: number;
                NumberOfInfants: number;
                Promotion: components["schemas"]["Promotion"] | null;
                /** @description The room on these dates before the discount, gross */
                TotalRoomCost: components["schemas"]["Amount"];
                /** @description What the room costs once the dates are changed, gross */
                TotalDiscountedRoomCost: components["schemas"]["Amount"];
            }[];
        };
        ManageBookingUpgradeOptionsResponse: {
            RoomTypes: components["schemas"]["RoomTypeAvailability"][];
            NumberOfRoomsPerRoomTypeId: {
                [key: string]: number;
            };
        };
        ManageBookingSearchResponse: {
            Success: boolean;
            Message: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            Reservation: components["schemas"]["ManagedReservation"] | null;
            /** @description The code of a link to this booking */
            Code: string | null;
        };
        ManageBookingConfirmEmailResponse: {
            Success: boolean;
            Message: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            /** @description Both have confirmed: mails go to the new address */
            IsChanged: boolean;
        };
        ManageBookingCancelResponse: {
            Success: boolean;
            Message: string;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            /** @description Of the booking as it is now */
            Version: number;
            /** @description What cancelling cost, or costs now where it was refused */
            Cost: components["schemas"]["Amount"];
            /** @description What comes back of it, to the cards and the voucher that paid */
            Refund: components["schemas"]["Amount"];
            /** @description Of Refund, what goes back on the gift voucher */
            RefundToVoucher: components["schemas"]["Amount"];
            RefundTo: components["schemas"]["RefundTo"];
        };
        PreCheckInGetResponse: components["schemas"]["PreCheckInReservation"] | {
            Title: string;
            Message: string;
            /** @description True: all is well */
            Success: boolean;
        };
        PreCheckInPreviewResponse: {
            Success: boolean;
            Message: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            Quote: components["schemas"]["ChangeQuote"] | null;
        };
        PreCheckInSaveResponse: {
            Success: boolean;
            Message: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            Quote: components["schemas"]["ChangeQuote"] | null;
            /** @enum {string} */
            Status: "Applied" | "ActionRequired" | "Pending" | "Declined" | "Expired" | "Refused";
            /** @description Where the guest has to go on in ActionRequired */
            ActionUrl: string | null;
            /** @description As it stands now */
            Reservation: components["schemas"]["PreCheckInReservation"] | null;
        };
        PayByLinkGetResponse: {
            Success: boolean;
            /** @description Why there is nothing to do, with Action None */
            Message: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            EntityId: string;
            /** @enum {string} */
            Type: "Invoice" | "Reservation";
            /** @enum {string} */
            Action: "None" | "Pay" | "StoreCard";
            /**
             * Format: date-time
             * @description When the link was made
             */
            Timestamp: string;
            InvoiceNumber: string;
            Description: string;
            /** @description What is still to be paid; 0 for a card to be kept */
            AmountToPay: components["schemas"]["Amount"];
            PaymentId: string;
            Hash: string;
            /** @description To which the receipt goes unless another is typed */
            Email: string | null;
            Currency: string;
            Lines: {
                Text: string;
                Quantity: number;
                UnitAmount: components["schemas"]["Amount"];
                Amount: components["schemas"]["Amount"];
            }[];
            /** @description Of the invoice, VAT included */
            TotalAmount: components["schemas"]["Amount"];
            TotalVat: components["schemas"]["Amount"];
            /** @description Percent; of lines without a rate of their own */
            VatRate: number;
            /** @description Of the invoice, each rate once */
            VatByRate: components["schemas"]["VatByRate"];
            /** @description Of the invoice so far */
            Paid: components["schemas"]["Amount"];
            /** @description Someone is paying it, or another invoice of its booking, at this moment */
            PaymentUnderWay: boolean;
            BilledTo: string | null;
            /** @description By a card typed on the page, or on the provider’s; null: nobody can be asked now */
            HowToPay: ("card" | "redirect") | null;
            Booking: {
                ReservationNumber: string;
                /** Format: date */
                DateFrom: string;
                /** Format: date */
                DateTo: string;
                PropertyRoomNames: string[];
                DueLater: {
                    /** Format: date */
                    Date: string;
                    Amount: components["schemas"]["Amount"];
                }[];
                DueAtHotel: components["schemas"]["Amount"];
            } | null;
        };
        PayByLinkProcessResponse: {
            Success: boolean;
            Message: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            /** @description Where the guest has to go on, in ActionRequired */
            ActionUrl: string | null;
            /** @description Null: nothing was begun */
            Status: ("Pending" | "ActionRequired" | "Confirmed" | "Declined" | "Expired" | "Refused") | null;
            ConfirmationToken: string | null;
            /** @description What is to be paid now, where it has changed */
            AmountToPay: components["schemas"]["Amount"] | null;
        };
        PayByLinkStatusResponse: {
            Success: boolean;
            Message: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            /** @description Where the guest has to go on, in ActionRequired */
            ActionUrl: string | null;
            /** @enum {string} */
            Status: "Pending" | "ActionRequired" | "Confirmed" | "Declined" | "Expired" | "Refused";
        };
        PayByLinkConfirmationResponse: {
            /** @description False: it came to nothing, and Message says why */
            Success: boolean;
            Message: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            InvoiceNumber: string;
            /** @enum {string} */
            Action: "Pay" | "StoreCard";
            /** @enum {string} */
            Type: "Invoice" | "Reservation";
            Description: string;
            /** @description What was paid; 0 for a card that is kept */
            AmountToPay: components["schemas"]["Amount"];
            TransactionReference: string;
            Currency: string;
            PaidAt: string | null;
            CardBrand: string | null;
            LastFour: string | null;
            Email: string;
        };
        PaymentNoticeResponse: Record<string, never>;
        RestaurantBookingRestaurantsResponse: {
            Id: number;
            Name: string;
            Description: string;
            Image: components["schemas"]["Picture"] | null;
            MinOnlinePartySize: number;
            MaxOnlinePartySize: number;
        }[];
        RestaurantBookingRestaurantSetupResponse: {
            CurrencySymbol: string;
            MinOnlinePartySize: number;
            MaxOnlinePartySize: number;
            NoAvailabilityText: string;
        };
        RestaurantBookingAvailabilityResponse: {
            Times: {
                Time: string;
                Promotions: {
                    Id: number;
                    Name: string;
                    Description: string | null;
                    PricePerPerson: components["schemas"]["Amount"] | null;
                }[];
                IsLeaveTimeRequired: boolean;
                /** @description By when the table has to be left */
                LeaveTime: string | null;
                /** @description How long the table is kept */
                TurnMinutes: number;
                CancelBefore: {
                    /** Format: date */
                    Date: string;
                    At: string;
                };
            }[];
            FullTimes: string[];
        };
        RestaurantBookingCreateResponse: {
            Success: boolean;
            BookingReference: string | null;
            InfoMessage: string | null;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
        };
        RestaurantBookingBookingResponse: {
            BookingReference: string;
            RestaurantName: string;
            /** Format: date */
            VisitDate: string;
            VisitTime: string;
            LeaveTime: string | null;
            PartySize: number;
            PromotionName: string | null;
            IsCancelled: boolean;
            CanBeCancelled: boolean;
            CancelBefore: {
                /** Format: date */
                Date: string;
                At: string;
            };
        };
        RestaurantBookingCancelResponse: {
            Success: boolean;
            Message: string;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
        };
        AccountAuthenticateResponse: {
            Firstname: string;
            Lastname: string;
            Telephone: string;
            EmailAddress: string;
            Street: string;
            City: string;
            StateOrCounty: string;
            ZipCode: string;
            CountryId: number | null;
            ReceiveBrandOffers: boolean;
            CanChoosePaymentMethod: boolean;
            CreditCards: components["schemas"]["AccountCard"][];
            /** @constant */
            Success: true;
            Message: string;
            RefusalCode: null;
        } | {
            /** @constant */
            Success: false;
            Message: string;
            RefusalCode: components["schemas"]["RefusalCode"];
        };
        AccountUpdateResponse: {
            Success: boolean;
            Message: string;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            User: components["schemas"]["AccountUser"];
        };
        AccountCardsAddResponse: {
            Success: boolean;
            Message: string;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            /** @enum {string} */
            Status: "Added" | "ActionRequired" | "Pending" | "Declined";
            /** @description For Cards/Status, once the guest comes back */
            CardRequestId: string;
            /** @description Where the guest has to go on, in ActionRequired */
            ActionUrl: string | null;
            CreditCards: components["schemas"]["AccountCard"][];
        };
        AccountCardsRemoveResponse: {
            Success: boolean;
            Message: string;
            RefusalCode: components["schemas"]["RefusalCode"] | null;
            CreditCards: components["schemas"]["AccountCard"][];
        };
        AccountReservationsResponse: {
            Reservations: components["schemas"]["AccountReservation"][];
            /** @description There are older ones, which are not listed */
            HasMore: boolean;
        };
        AriResponse: {
            /** @description Whether no item was refused */
            Success: boolean;
            Message: string | null;
            /** @description Names this message to support, for 30 days */
            MessageId: string;
            Items: {
                ItemId: string | null;
                /**
                 * @description `unchanged`: it was so. `older`: a newer message has set all of it. `not-done`: because of others
                 * @enum {string}
                 */
                Outcome: "done" | "unchanged" | "older" | "refused" | "not-done";
                Faults: {
                    /** @enum {string} */
                    Code: "room-type-unknown" | "rate-plan-unknown" | "rate-plan-needed" | "nothing-set" | "nights-unknown" | "prices-twice" | "prices-out-of-line" | "no-price" | "limits-reversed" | "price-too-high" | "below-taken";
                    Message: string;
                }[];
            }[];
        };
        ReservationsResponse: {
            Reservations: ({
                PropertyId: number;
                ReservationNumber: string;
                /** @description `Confirmed` or `Cancelled` */
                Status: string;
                /** @description Rises with each change that a guest may see */
                Version: number;
                Rooms: ({
                    /** @description The connection’s own */
                    RoomTypeCode: string;
                    RatePlanCode: string;
                } & {
                    [key: string]: unknown;
                })[];
                /** @description What the connection has confirmed it with */
                OtherNumber: string | null;
                /** @description HH:MM */
                ArrivalTime: string | null;
                CheckedInAt: string | null;
                CheckedOutAt: string | null;
                /** @description None of its guests came */
                NoShowAt: string | null;
                /** @description Numbers of the rooms whose guests did not come */
                NoShowRooms: number[];
                /** @description By card, by link and at the hotel, less what was given back */
                Paid: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description `changedSince` of the next call; null: there is no booking yet */
            Next: string | null;
            /** @description Whether more have changed: ask again at once */
            HasMore: boolean;
        };
        OpenapiJsonResponse: {
            [key: string]: unknown;
        };
        ReservationConfirmedEvent: {
            /** @constant */
            type: "reservation.confirmed";
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: components["schemas"]["EventBooking"];
        };
        ReservationChangedEvent: {
            /** @constant */
            type: "reservation.changed";
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: components["schemas"]["EventBooking"];
        };
        ReservationCancelledEvent: {
            /** @constant */
            type: "reservation.cancelled";
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: components["schemas"]["EventBooking"];
        };
        PaymentReceivedEvent: {
            /** @constant */
            type: "payment.received";
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: components["schemas"]["EventPayment"];
        };
        PaymentRefundedEvent: {
            /** @constant */
            type: "payment.refunded";
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: components["schemas"]["EventRefund"];
        };
        PreCheckInCompletedEvent: {
            /** @constant */
            type: "pre-check-in.completed";
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: components["schemas"]["EventBooking"];
        };
        TableBookedEvent: {
            /** @constant */
            type: "table.booked";
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: components["schemas"]["EventTable"];
        };
        TableCancelledEvent: {
            /** @constant */
            type: "table.cancelled";
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: components["schemas"]["EventTable"];
        };
    };
    responses: {
        /** @description Refused: `request.invalid` */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    RefusalCode?: "request.invalid";
                };
            };
        };
        /** @description Refused: `property.unknown` */
        PropertyUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    RefusalCode?: "property.unknown";
                };
            };
        };
        /** @description Refused: `request.origin` */
        CrossSite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    RefusalCode?: "request.origin";
                };
            };
        };
        /** @description Refused: `request.too-slow` */
        TooSlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    RefusalCode?: "request.too-slow";
                };
            };
        };
        /** @description Refused: `request.too-large` */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    RefusalCode?: "request.too-large";
                };
            };
        };
        /** @description Refused: `request.not-json` */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    RefusalCode?: "request.not-json";
                };
            };
        };
        /** @description Refused: `request.too-many` */
        TooMany: {
            headers: {
                /** @description Seconds to wait before the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    RefusalCode?: "request.too-many";
                };
            };
        };
        /** @description Refused: `request.too-many`, `request.too-many-codes` */
        TooManyCodes: {
            headers: {
                /** @description Seconds to wait before the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    RefusalCode?: "request.too-many" | "request.too-many-codes";
                };
            };
        };
        /** @description Refused: `idempotency.in-progress` */
        InProgress: {
            headers: {
                /** @description Seconds to wait before the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    RefusalCode?: "idempotency.in-progress";
                };
            };
        };
        /** @description Refused: `idempotency.reused`, `idempotency.over` */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    RefusalCode?: "idempotency.reused" | "idempotency.over";
                };
            };
        };
        /** @description Refused: `server.defect` */
        Defect: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    RefusalCode?: "server.defect";
                };
            };
        };
        /** @description Refused: `server.busy` */
        Busy: {
            headers: {
                /** @description Seconds to wait before the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    RefusalCode?: "server.busy";
                };
            };
        };
    };
    parameters: {
        /**
         * @description One for each attempt of a guest: the same key again gets the same answer
         * @example 7f9c24e8-1d3b-4a57-9a53-2f0c6f6d9a10
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    property: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    propertyGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyGroupResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `group.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "group.unknown";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    bookConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookConfig"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    widget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    staticDataCountries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaticDataCountriesResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    staticDataCreditcardtypes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaticDataCreditcardtypesResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    staticDataCancellationReasons: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaticDataCancellationReasonsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    staticDataFlush: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaticDataFlushResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    whereGet: {
        parameters: {
            query: {
                propertyId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhereGetResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `property.unknown`, `where.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "where.unknown";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    roomTypeGet: {
        parameters: {
            query: {
                propertyId: number;
                roomTypeId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomTypeGetResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `property.unknown`, `room-type.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "room-type.unknown";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    roomTypeConfigurationGet: {
        parameters: {
            query: {
                propertyId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomTypeConfigurationGetResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    currencyExchangeRate: {
        parameters: {
            query: {
                propertyId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyExchangeRateResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    manageBookingConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManageConfig"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    preCheckInConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreCheckInConfigResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    payByLinkConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManageConfig"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    contactSend: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each attempt of a guest: the same key again gets the same answer
                 * @example 7f9c24e8-1d3b-4a57-9a53-2f0c6f6d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactSendRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSendResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `group.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "group.unknown";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    availability: {
        parameters: {
            query: {
                propertyId: number;
                fromDate: string;
                toDate: string;
                languageCode?: "en";
                /** @description Days of that rate plan alone, unlisted or not */
                ratePlanCode?: string;
                /** @description Days of that room type alone */
                roomTypeId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    availabilitySearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilitySearchRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilitySearchResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["PropertyUnknown"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    availabilityTotals: {
        parameters: {
            query?: {
                propertyId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityTotalsRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityTotalsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["PropertyUnknown"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    availabilityCheckPromoCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityCheckPromoCodeRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityCheckPromoCodeResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["PropertyUnknown"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    companySearchCompanies: {
        parameters: {
            query: {
                propertyId: number;
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySearchCompaniesResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    availabilitySearchPropertyGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilitySearchPropertyGroupRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilitySearchPropertyGroupResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `group.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "group.unknown";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    availabilitySearchPropertyGroupAreaAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilitySearchPropertyGroupAreaAvailabilityRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilitySearchPropertyGroupAreaAvailabilityResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `group.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "group.unknown";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    availabilityCheckPromoCodeGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityCheckPromoCodeGroupRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityCheckPromoCodeResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `group.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "group.unknown";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    serviceGet: {
        parameters: {
            query: {
                propertyId: number;
                roomTypeId: number;
                ratePlanId: number;
                dateOfArrival: string;
                dateOfDeparture: string;
                languageCode?: "en";
                /** @description Opens the unlisted rate plan that has it */
                ratePlanCode?: string;
                /** @description Opens the unlisted rate plans it names */
                promoCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Services"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    reservationCheckVoucherCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationCheckVoucherCodeRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationCheckVoucherCodeResponse"];
                };
            };
            /** @description Refused: `request.invalid`, `stay.in-the-past`, `stay.too-far`, `basket.too-many-rooms` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "request.invalid" | "stay.in-the-past" | "stay.too-far" | "basket.too-many-rooms";
                    };
                };
            };
            403: components["responses"]["CrossSite"];
            404: components["responses"]["PropertyUnknown"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    reservationCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each attempt of a guest: the same key again gets the same answer
                 * @example 7f9c24e8-1d3b-4a57-9a53-2f0c6f6d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationCreateRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `basket.no-room-left`, `booking.too-many-held`, `booking.pay-now`, `rate.unavailable`, `extra.unavailable`, `promotion.not-valid`, `voucher.not-valid`, `voucher.changed`, `same-day.closed`, `quote.price-changed`, `payment.declined`, `payment.card-unusable`, `payment.expired`, `payment.abandoned`, `payment.given-back`, `payment.type-not-offered`, `payment.rates-do-not-mix`, `payment.too-small`, `payment.not-configured`, `account.session-ended` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationCreateResponse"];
                };
            };
            /** @description Refused: `request.invalid`, `stay.in-the-past`, `stay.too-far`, `basket.too-many-rooms` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "request.invalid" | "stay.in-the-past" | "stay.too-far" | "basket.too-many-rooms";
                    };
                };
            };
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `account.card-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.card-unknown";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    reservationStatus: {
        parameters: {
            query: {
                propertyId: number;
                /** @description The ConfirmationToken that Create answered, not the number of the booking */
                referenceNumber: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. With `Success` false: `booking.too-many-held`, `rate.unavailable`, `payment.declined`, `payment.card-unusable`, `payment.expired`, `payment.abandoned`, `payment.given-back`, `payment.not-configured` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `property.unknown`, `reservation.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown";
                    };
                };
            };
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    reservationAbandon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationAbandonRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `booking.too-many-held`, `rate.unavailable`, `payment.declined`, `payment.card-unusable`, `payment.expired`, `payment.abandoned`, `payment.given-back`, `payment.not-configured` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `reservation.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    reservationConfirmation: {
        parameters: {
            query: {
                propertyId: number;
                /** @description The ConfirmationToken that Create answered, not the number of the booking */
                referenceNumber: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reservation"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `property.unknown`, `reservation.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown";
                    };
                };
            };
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    reservationCalendar: {
        parameters: {
            query: {
                propertyId: number;
                /** @description The ConfirmationToken that Create answered, not the number of the booking */
                referenceNumber: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `property.unknown`, `reservation.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown";
                    };
                };
            };
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    serviceGetReservationItemServices: {
        parameters: {
            query: {
                propertyId: number;
                reservationItemId: string;
                languageCode?: "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Services"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `property.unknown`, `reservation.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown";
                    };
                };
            };
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    manageBookingPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageBookingPreviewRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `reservation.changed-meanwhile`, `change.cancelled`, `change.arrived`, `change.terms`, `change.too-late`, `change.extra-fixed`, `change.waits-for-payment`, `basket.no-room-left`, `rate.unavailable`, `extra.unavailable`, `same-day.closed`, `payment.rates-do-not-mix` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManageBookingPreviewResponse"];
                };
            };
            /** @description Refused: `request.invalid`, `stay.in-the-past`, `stay.too-far`, `basket.too-many-rooms` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "request.invalid" | "stay.in-the-past" | "stay.too-far" | "basket.too-many-rooms";
                    };
                };
            };
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `reservation.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    manageBookingUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each attempt of a guest: the same key again gets the same answer
                 * @example 7f9c24e8-1d3b-4a57-9a53-2f0c6f6d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageBookingUpdateRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `reservation.changed-meanwhile`, `change.cancelled`, `change.arrived`, `change.terms`, `change.too-late`, `change.extra-fixed`, `change.waits-for-payment`, `basket.no-room-left`, `rate.unavailable`, `extra.unavailable`, `same-day.closed`, `quote.price-changed`, `payment.declined`, `payment.card-unusable`, `payment.expired`, `payment.rates-do-not-mix`, `payment.too-small`, `payment.not-configured` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManageBookingUpdateResponse"];
                };
            };
            /** @description Refused: `request.invalid`, `stay.in-the-past`, `stay.too-far`, `basket.too-many-rooms` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "request.invalid" | "stay.in-the-past" | "stay.too-far" | "basket.too-many-rooms";
                    };
                };
            };
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `reservation.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["InProgress"];
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    manageBookingAbandonChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageBookingAbandonChangeRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `change.waits-for-payment` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManageBookingAbandonChangeResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `reservation.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    manageBookingSearchDateOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageBookingSearchDateOptionsRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `basket.no-room-left` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManageBookingSearchDateOptionsResponse"];
                };
            };
            /** @description Refused: `request.invalid`, `stay.in-the-past`, `stay.too-far` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "request.invalid" | "stay.in-the-past" | "stay.too-far";
                    };
                };
            };
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `reservation.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    manageBookingUpgradeOptions: {
        parameters: {
            query: {
                propertyId: number;
                reservationId: string;
                /** @description For this room’s stay and guests; absent: for the first room that stands */
                reservationItemId?: string;
                languageCode?: "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManageBookingUpgradeOptionsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `property.unknown`, `reservation.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown";
                    };
                };
            };
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    manageBookingSearch: {
        parameters: {
            query: {
                propertyId: number;
                reservationNumber?: string;
                guestName?: string;
                /** @description The code of a link */
                hash?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. With `Success` false: `reservation.unknown`, `reservation.ended` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManageBookingSearchResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    manageBookingReservation: {
        parameters: {
            query: {
                propertyId: number;
                reservationId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedReservation"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `property.unknown`, `reservation.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown";
                    };
                };
            };
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    manageBookingCalendar: {
        parameters: {
            query: {
                propertyId: number;
                reservationId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `property.unknown`, `reservation.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown";
                    };
                };
            };
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    manageBookingConfirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageBookingConfirmEmailRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `change.email-over` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManageBookingConfirmEmailResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `link.invalid` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "link.invalid";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    manageBookingCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageBookingCancelRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `reservation.changed-meanwhile`, `change.arrived`, `change.terms`, `change.waits-for-payment`, `change.cost-changed` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManageBookingCancelResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `reservation.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    preCheckInGet: {
        parameters: {
            query: {
                propertyId: number;
                referenceNumber?: string;
                /** @description The code of the link */
                hash?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. With `Success` false: `pre-check-in.off` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreCheckInGetResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `property.unknown`, `reservation.unknown`, `link.invalid` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown" | "link.invalid";
                    };
                };
            };
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    preCheckInPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreCheckInPreviewRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `reservation.changed-meanwhile`, `change.cancelled`, `change.arrived`, `change.terms`, `change.too-late`, `change.extra-fixed`, `change.waits-for-payment`, `extra.unavailable`, `pre-check-in.off` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreCheckInPreviewResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `reservation.unknown`, `link.invalid` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown" | "link.invalid";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    preCheckInSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each attempt of a guest: the same key again gets the same answer
                 * @example 7f9c24e8-1d3b-4a57-9a53-2f0c6f6d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreCheckInSaveRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `reservation.changed-meanwhile`, `change.cancelled`, `change.arrived`, `change.terms`, `change.too-late`, `change.extra-fixed`, `change.waits-for-payment`, `extra.unavailable`, `quote.price-changed`, `payment.declined`, `payment.card-unusable`, `payment.expired`, `payment.too-small`, `payment.not-configured`, `pre-check-in.off` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreCheckInSaveResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `reservation.unknown`, `link.invalid` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "reservation.unknown" | "link.invalid";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["InProgress"];
            /** @description Refused: `reservation.ended` */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "reservation.ended";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    payByLinkGet: {
        parameters: {
            query: {
                propertyId: number;
                /** @description The hotel’s number of the invoice; of a card to be kept the reservation number */
                invoiceNumber: string;
                /** @description The code of a pay link */
                hash: string;
                actionType: string;
                paymentId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. With `Success` false: `invoice.nothing-outstanding`, `card.not-needed` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayByLinkGetResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `property.unknown`, `link.invalid` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "link.invalid";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    payByLinkProcess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each attempt of a guest: the same key again gets the same answer
                 * @example 7f9c24e8-1d3b-4a57-9a53-2f0c6f6d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayByLinkProcessRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `payment.declined`, `payment.expired`, `invoice.nothing-outstanding`, `invoice.amount-changed`, `invoice.payment-under-way`, `invoice.cannot-be-paid`, `card.under-way`, `card.not-needed`, `card.declined` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayByLinkProcessResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `link.invalid` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "link.invalid";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    payByLinkStatus: {
        parameters: {
            query: {
                propertyId: number;
                /** @description The ConfirmationToken that Process answered */
                referenceNumber: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. With `Success` false: `payment.declined`, `payment.expired`, `invoice.given-back`, `card.declined` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayByLinkStatusResponse"];
                };
            };
            /** @description Refused: `request.invalid`, `transaction.unknown` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "request.invalid" | "transaction.unknown";
                    };
                };
            };
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    payByLinkAbandon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayByLinkAbandonRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `payment.declined`, `payment.expired`, `invoice.given-back`, `card.declined` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayByLinkStatusResponse"];
                };
            };
            /** @description Refused: `request.invalid`, `transaction.unknown` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "request.invalid" | "transaction.unknown";
                    };
                };
            };
            403: components["responses"]["CrossSite"];
            404: components["responses"]["PropertyUnknown"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    payByLinkConfirmation: {
        parameters: {
            query: {
                propertyId: number;
                /** @description The ConfirmationToken that Process answered */
                referenceNumber: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. With `Success` false: `payment.declined`, `payment.expired`, `invoice.given-back`, `card.declined` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayByLinkConfirmationResponse"];
                };
            };
            /** @description Refused: `request.invalid`, `transaction.unknown`, `transaction.not-finished` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "request.invalid" | "transaction.unknown" | "transaction.not-finished";
                    };
                };
            };
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    paymentNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentNoticeResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `payment.notice-unsigned` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "payment.notice-unsigned";
                    };
                };
            };
            403: components["responses"]["CrossSite"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    paymentNoticeProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentNoticeResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `payment.notice-unsigned` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "payment.notice-unsigned";
                    };
                };
            };
            403: components["responses"]["CrossSite"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    restaurantBookingRestaurants: {
        parameters: {
            query: {
                propertyId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestaurantBookingRestaurantsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["PropertyUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    restaurantBookingRestaurantSetup: {
        parameters: {
            query: {
                propertyId: number;
                restaurantId: number;
                date: string;
                isReservation?: "true" | "false" | "True" | "False";
                identifier?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestaurantBookingRestaurantSetupResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `property.unknown`, `restaurant.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "restaurant.unknown";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    restaurantBookingAvailability: {
        parameters: {
            query: {
                propertyId: number;
                restaurantId: number;
                date: string;
                partySize: number;
                currencySymbol?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestaurantBookingAvailabilityResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `property.unknown`, `restaurant.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "restaurant.unknown";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    restaurantBookingCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each attempt of a guest: the same key again gets the same answer
                 * @example 7f9c24e8-1d3b-4a57-9a53-2f0c6f6d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestaurantBookingCreateRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `table.unavailable`, `table.promotion`, `table.leave-time` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestaurantBookingCreateResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `restaurant.unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "restaurant.unknown";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    restaurantBookingBooking: {
        parameters: {
            query: {
                propertyId: number;
                referenceNumber?: string;
                /** @description The code of the link */
                hash?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestaurantBookingBookingResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `property.unknown`, `link.invalid` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "link.invalid";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    restaurantBookingCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestaurantBookingCancelRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `table.too-late` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestaurantBookingCancelResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `link.invalid` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "link.invalid";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    account: {
        parameters: {
            query: {
                propertyId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountUser"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `account.logged-out` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "account.logged-out";
                    };
                };
            };
            /** @description Refused: `property.unknown`, `account.not-offered` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountAuthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountAuthenticateRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `account.login-failed`, `account.not-confirmed` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAuthenticateResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `account.not-offered` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountLogoutRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `account.not-offered` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "account.not-offered";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountRegisterRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `account.not-offered` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountConfirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountConfirmEmailRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `account.request-password`, `account.link-unknown`, `account.link-used`, `account.link-expired` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `account.not-offered` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountResendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountResendConfirmationRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `account.not-offered` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountRequestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountRequestPasswordResetRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `account.not-offered` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountPasswordResetRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `account.link-unknown`, `account.link-used`, `account.link-expired` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `account.not-offered` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `account.password-wrong` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `account.logged-out` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "account.logged-out";
                    };
                };
            };
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `account.not-offered` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountChangeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChangeEmailRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `account.password-wrong` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `account.logged-out` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "account.logged-out";
                    };
                };
            };
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `account.not-offered` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountConfirmNewEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountConfirmNewEmailRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `account.link-unknown`, `account.link-used`, `account.link-expired` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `account.not-offered` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdateRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountUpdateResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `account.logged-out` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "account.logged-out";
                    };
                };
            };
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `account.not-offered` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountCardsAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountCardsAddRequest"];
            };
        };
        responses: {
            /** @description Answered. With `Success` false: `account.card-declined`, `account.cards-not-kept`, `account.too-many-cards` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCardsAddResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `account.logged-out` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "account.logged-out";
                    };
                };
            };
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `account.not-offered` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountCardsStatus: {
        parameters: {
            query: {
                propertyId: number;
                cardRequestId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. With `Success` false: `account.card-declined`, `account.cards-not-kept` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCardsAddResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `account.logged-out` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "account.logged-out";
                    };
                };
            };
            /** @description Refused: `property.unknown`, `account.not-offered`, `account.card-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered" | "account.card-unknown";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountCardsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountCardsRemoveRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCardsRemoveResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `account.logged-out` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "account.logged-out";
                    };
                };
            };
            403: components["responses"]["CrossSite"];
            /** @description Refused: `property.unknown`, `account.not-offered`, `account.card-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered" | "account.card-unknown";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    accountReservations: {
        parameters: {
            query: {
                propertyId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountReservationsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `account.logged-out` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "account.logged-out";
                    };
                };
            };
            /** @description Refused: `property.unknown`, `account.not-offered` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "property.unknown" | "account.not-offered";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    ari: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each attempt of a guest: the same key again gets the same answer
                 * @example 7f9c24e8-1d3b-4a57-9a53-2f0c6f6d9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AriRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AriResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `connection.unknown` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "connection.unknown";
                    };
                };
            };
            /** @description Refused: `request.origin`, `connection.may-not` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "request.origin" | "connection.may-not";
                    };
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Refused: `idempotency.reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "idempotency.reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    ota: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                };
            };
            /** @description Refused: `connection.unknown` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "connection.unknown";
                    };
                };
            };
            /** @description Refused: `request.origin`, `connection.may-not` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "request.origin" | "connection.may-not";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    reservations: {
        parameters: {
            query?: {
                /** @description `Next` of the answer before. Absent: from the first booking on */
                changedSince?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description Refused: `connection.unknown` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "connection.unknown";
                    };
                };
            };
            /** @description Refused: `connection.may-not` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        RefusalCode?: "connection.may-not";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    logger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoggerRequest"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    openapiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiJsonResponse"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    deskOpenapiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiJsonResponse"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Busy"];
        };
    };
    onReservationConfirmed: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same at each try: use it to deduplicate */
                "webhook-id": string;
                /** @description Of this try, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description Of CloudEvents in binary mode: 1.0 */
                "ce-specversion": string;
                /** @description As webhook-id */
                "ce-id": string;
                /** @description The hotel: /api/Property/{id} */
                "ce-source": string;
                /** @description As type in the body */
                "ce-type": string;
                /** @description As timestamp in the body */
                "ce-time": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationConfirmedEvent"];
            };
        };
        responses: {
            /** @description The endpoint is switched off, and the hotel is mailed */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered, if within 15 seconds. The body is not read */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, ten times in three days */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReservationChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same at each try: use it to deduplicate */
                "webhook-id": string;
                /** @description Of this try, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description Of CloudEvents in binary mode: 1.0 */
                "ce-specversion": string;
                /** @description As webhook-id */
                "ce-id": string;
                /** @description The hotel: /api/Property/{id} */
                "ce-source": string;
                /** @description As type in the body */
                "ce-type": string;
                /** @description As timestamp in the body */
                "ce-time": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationChangedEvent"];
            };
        };
        responses: {
            /** @description The endpoint is switched off, and the hotel is mailed */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered, if within 15 seconds. The body is not read */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, ten times in three days */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReservationCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same at each try: use it to deduplicate */
                "webhook-id": string;
                /** @description Of this try, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description Of CloudEvents in binary mode: 1.0 */
                "ce-specversion": string;
                /** @description As webhook-id */
                "ce-id": string;
                /** @description The hotel: /api/Property/{id} */
                "ce-source": string;
                /** @description As type in the body */
                "ce-type": string;
                /** @description As timestamp in the body */
                "ce-time": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationCancelledEvent"];
            };
        };
        responses: {
            /** @description The endpoint is switched off, and the hotel is mailed */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered, if within 15 seconds. The body is not read */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, ten times in three days */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentReceived: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same at each try: use it to deduplicate */
                "webhook-id": string;
                /** @description Of this try, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description Of CloudEvents in binary mode: 1.0 */
                "ce-specversion": string;
                /** @description As webhook-id */
                "ce-id": string;
                /** @description The hotel: /api/Property/{id} */
                "ce-source": string;
                /** @description As type in the body */
                "ce-type": string;
                /** @description As timestamp in the body */
                "ce-time": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentReceivedEvent"];
            };
        };
        responses: {
            /** @description The endpoint is switched off, and the hotel is mailed */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered, if within 15 seconds. The body is not read */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, ten times in three days */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentRefunded: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same at each try: use it to deduplicate */
                "webhook-id": string;
                /** @description Of this try, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description Of CloudEvents in binary mode: 1.0 */
                "ce-specversion": string;
                /** @description As webhook-id */
                "ce-id": string;
                /** @description The hotel: /api/Property/{id} */
                "ce-source": string;
                /** @description As type in the body */
                "ce-type": string;
                /** @description As timestamp in the body */
                "ce-time": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRefundedEvent"];
            };
        };
        responses: {
            /** @description The endpoint is switched off, and the hotel is mailed */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered, if within 15 seconds. The body is not read */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, ten times in three days */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPreCheckInCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same at each try: use it to deduplicate */
                "webhook-id": string;
                /** @description Of this try, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description Of CloudEvents in binary mode: 1.0 */
                "ce-specversion": string;
                /** @description As webhook-id */
                "ce-id": string;
                /** @description The hotel: /api/Property/{id} */
                "ce-source": string;
                /** @description As type in the body */
                "ce-type": string;
                /** @description As timestamp in the body */
                "ce-time": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreCheckInCompletedEvent"];
            };
        };
        responses: {
            /** @description The endpoint is switched off, and the hotel is mailed */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered, if within 15 seconds. The body is not read */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, ten times in three days */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTableBooked: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same at each try: use it to deduplicate */
                "webhook-id": string;
                /** @description Of this try, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description Of CloudEvents in binary mode: 1.0 */
                "ce-specversion": string;
                /** @description As webhook-id */
                "ce-id": string;
                /** @description The hotel: /api/Property/{id} */
                "ce-source": string;
                /** @description As type in the body */
                "ce-type": string;
                /** @description As timestamp in the body */
                "ce-time": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableBookedEvent"];
            };
        };
        responses: {
            /** @description The endpoint is switched off, and the hotel is mailed */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered, if within 15 seconds. The body is not read */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, ten times in three days */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTableCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same at each try: use it to deduplicate */
                "webhook-id": string;
                /** @description Of this try, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description Of CloudEvents in binary mode: 1.0 */
                "ce-specversion": string;
                /** @description As webhook-id */
                "ce-id": string;
                /** @description The hotel: /api/Property/{id} */
                "ce-source": string;
                /** @description As type in the body */
                "ce-type": string;
                /** @description As timestamp in the body */
                "ce-time": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableCancelledEvent"];
            };
        };
        responses: {
            /** @description The endpoint is switched off, and the hotel is mailed */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered, if within 15 seconds. The body is not read */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, ten times in three days */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
