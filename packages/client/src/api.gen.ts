// Written by client-types.test.ts from the OpenAPI document.
export interface paths {
    "/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List addresses of the address book
         * @description List addresses of the address book.
         */
        get: operations["getAddresses"];
        put?: never;
        /**
         * Add an address
         * @description Add an address.
         */
        post: operations["postAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an address
         * @description Existing orders keep it. The address of new orders is geocoded again.
         */
        delete: operations["deleteAddressesById"];
        options?: never;
        head?: never;
        /**
         * Update an address
         * @description Update an address.
         */
        patch: operations["patchAddressesById"];
        trace?: never;
    };
    "/addresses/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move the pin of an address
         * @description Move the pin of an address.
         */
        put: operations["putAddressesByIdPin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the address book as CSV or XLSX
         * @description The CSV file can be edited and imported again.
         */
        get: operations["getAddressesExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/geocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search addresses
         * @description Search addresses.
         */
        get: operations["getAddressesGeocode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/geocode/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Geocode up to 1,000 addresses
         * @description Streams NDJSON: one line for each address as soon as it is geocoded, with the number of addresses done. Pins that were moved by hand take precedence.
         */
        post: operations["postAddressesGeocodeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and change addresses from a CSV file
         * @description Stores all rows or none: if a row is rejected, nothing is stored.
         */
        post: operations["postAddressesImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the address at a point
         * @description Find the address at a point.
         */
        get: operations["getAddressesReverse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/towns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search towns of the world
         * @description Returns towns of at least 1,000 people whose name starts with the text, largest first. `Paris, US` searches one country; the name of a country returns its largest towns.
         */
        get: operations["getAddressesTowns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve totals of driven days
         * @description Retrieve totals of driven days.
         */
        get: operations["getAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/order-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the company’s own fields of orders
         * @description List the company’s own fields of orders.
         */
        get: operations["getCompanyOrderFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/order-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of the company’s order form
         * @description Read the settings of the company’s order form.
         */
        get: operations["getCompanyOrderForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/tracking-host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the company’s own host name for tracking pages
         * @description Read the company’s own host name for tracking pages.
         */
        get: operations["getCompanyTrackingHost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/days/{date}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vehicles that could take a stop, with the cost
         * @description List vehicles that could take a stop, with the cost.
         */
        get: operations["getDaysByDateOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/days/{date}/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose a repair of a day on the road
         * @description Propose a repair of a day on the road.
         */
        post: operations["postDaysByDateRepair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/depots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List depots
         * @description List depots.
         */
        get: operations["getDepots"];
        put?: never;
        /**
         * Add a depot
         * @description Add a depot.
         */
        post: operations["postDepots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/depots/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update or archive a depot
         * @description Update or archive a depot.
         */
        patch: operations["patchDepotsById"];
        trace?: never;
    };
    "/drivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List drivers
         * @description List drivers.
         */
        get: operations["getDrivers"];
        put?: never;
        /**
         * Add a driver
         * @description Add a driver.
         */
        post: operations["postDrivers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drivers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update or archive a driver
         * @description Update or archive a driver.
         */
        patch: operations["patchDriversById"];
        trace?: never;
    };
    "/drivers/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages between the office and a driver
         * @description List messages between the office and a driver.
         */
        get: operations["getDriversByIdMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drivers/{id}/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the driver’s messages as read
         * @description Mark the driver’s messages as read.
         */
        post: operations["postDriversByIdMessagesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drivers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download drivers as CSV or XLSX
         * @description The CSV file can be edited and imported again.
         */
        get: operations["getDriversExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drivers/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and change drivers from a CSV file
         * @description Stores all rows or none: if a row is rejected, nothing is stored.
         */
        post: operations["postDriversImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fairness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the balance of drivers over weeks
         * @description List the balance of drivers over weeks.
         */
        get: operations["getFairness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fuel-fills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fills of all vehicles, newest first
         * @description Days are in UTC. A driver sees only the driver’s fills.
         */
        get: operations["getFuelFills"];
        put?: never;
        /**
         * Record a fill of fuel or charge
         * @description Drivers can record fills of vehicles on their routes.
         */
        post: operations["postFuelFills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fuel-fills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a fill
         * @description Delete a fill.
         */
        delete: operations["deleteFuelFillsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fuel-fills/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import fills from the CSV file of a fuel card
         * @description The columns `registration`, `date`, `odometer`, `amount` and `cost` are required; `time`, `energy`, `full`, `station` and `note` are optional. A fill of the same vehicle at the same time is stored once. Stores all rows or none.
         */
        post: operations["postFuelFillsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List incidents of the fleet, newest first
         * @description A driver sees only the driver’s reports.
         */
        get: operations["getIncidents"];
        put?: never;
        /**
         * Report an incident
         * @description Drivers can name vehicles and orders of their routes.
         */
        post: operations["postIncidents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an incident with its timeline
         * @description Retrieve an incident with its timeline.
         */
        get: operations["getIncidentsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the state, severity or cost of an incident
         * @description Update the state, severity or cost of an incident.
         */
        patch: operations["patchIncidentsById"];
        trace?: never;
    };
    "/incidents/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a note or photos to the timeline of an incident
         * @description Drivers can add to their reports.
         */
        post: operations["postIncidentsByIdEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the live state of a day
         * @description Retrieve the live state of a day.
         */
        get: operations["getLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/geometry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the lines of all routes of a day
         * @description Retrieve the lines of all routes of a day.
         */
        get: operations["getLiveGeometry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/trails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the trails of all vehicles of a day
         * @description Retrieve the trails of all vehicles of a day.
         */
        get: operations["getLiveTrails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/map-coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List depots outside every map region
         * @description List depots outside every map region.
         */
        get: operations["getMapCoverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call the Model Context Protocol server
         * @description Streamable HTTP without sessions. Assistants read the day and make proposals with the rights of the key. No tool dispatches.
         */
        post: operations["postMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations about deliveries and with drivers
         * @description A driver sees conversations about orders on the driver’s routes and the driver’s own thread.
         */
        get: operations["getMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/broadcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages to several drivers, with those who have not read them
         * @description List messages to several drivers, with those who have not read them.
         */
        get: operations["getMessagesBroadcasts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/drivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to drivers
         * @description Writes to one driver, several, all, or those on the road.
         */
        post: operations["postMessagesDrivers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/undelivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List undelivered messages to recipients
         * @description List undelivered messages to recipients.
         */
        get: operations["getMessagesUndelivered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/undelivered/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Dismiss an undelivered message
         * @description Dismiss an undelivered message.
         */
        delete: operations["deleteMessagesUndeliveredById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/undelivered/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry an undelivered message
         * @description Retry an undelivered message.
         */
        post: operations["postMessagesUndeliveredByIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/optimize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Solve a problem in VROOM's JSON
         * @description Solve a problem in VROOM's JSON.
         */
        post: operations["postOptimize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-form/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an open order form
         * @description Retrieve an open order form.
         */
        get: operations["getOrderFormBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-form/{slug}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order as a visitor
         * @description Order as a visitor.
         */
        post: operations["postOrderFormBySlugOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-form/{slug}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List slots and prices for an address
         * @description List slots and prices for an address.
         */
        post: operations["postOrderFormBySlugSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what visitors sent with the order form
         * @description List what visitors sent with the order form.
         */
        get: operations["getOrderRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-requests/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a request an order
         * @description Make a request an order.
         */
        post: operations["postOrderRequestsByIdAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-requests/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a request with a message
         * @description Decline a request with a message.
         */
        post: operations["postOrderRequestsByIdDecline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-requests/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a refusal back within a minute
         * @description Take a refusal back within a minute.
         */
        post: operations["postOrderRequestsByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description List orders.
         */
        get: operations["getOrders"];
        put?: never;
        /**
         * Create an order
         * @description Create an order.
         */
        post: operations["postOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an order
         * @description Retrieve an order.
         */
        get: operations["getOrdersById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an open order
         * @description Update an open order.
         */
        patch: operations["patchOrdersById"];
        trace?: never;
    };
    "/orders/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List attachments of an order
         * @description A driver sees attachments of orders on the driver’s routes.
         */
        get: operations["getOrdersByIdAttachments"];
        put?: never;
        /**
         * Attach a photo or a PDF to an order
         * @description Takes the bytes of a JPEG, PNG, WebP or PDF file as the body, at most 10 MB. The type is detected from the content. An order has at most 20 attachments.
         */
        post: operations["postOrdersByIdAttachments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an attachment of an order
         * @description Delete an attachment of an order.
         */
        delete: operations["deleteOrdersByIdAttachmentsByAttachmentId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/attachments/{attachmentId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an attachment of an order
         * @description Download an attachment of an order.
         */
        get: operations["getOrdersByIdAttachmentsByAttachmentIdFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/dispute-pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all records of an order, sealed
         * @description A ZIP with promise, notices, messages, events, trail near the door, photos and signature. `SHA256SUMS` lists the hash of each file; the hash of that list is in `x-pack-seal` and in the audit log. As PDF, the same records to print, with the seal.
         */
        get: operations["getOrdersByIdDisputePack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events of an order with their proof
         * @description List events of an order with their proof.
         */
        get: operations["getOrdersByIdEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages about an order
         * @description List messages about an order.
         */
        get: operations["getOrdersByIdMessages"];
        put?: never;
        /**
         * Send a message to the recipient of an order
         * @description Dispatchers and the driver of the parcel can write.
         */
        post: operations["postOrdersByIdMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the recipient’s messages about an order as read
         * @description Mark the recipient’s messages about an order as read.
         */
        post: operations["postOrdersByIdMessagesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the outcome of a stop for the driver
         * @description Record the outcome of a stop for the driver.
         */
        post: operations["postOrdersByIdOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the price of an order
         * @description Retrieve the price of an order.
         */
        get: operations["getOrdersByIdPrice"];
        put?: never;
        /**
         * Price an order by a rate card
         * @description Replaces an earlier price. The price stays when the card or the order changes.
         */
        post: operations["postOrdersByIdPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split an open order into several
         * @description The loads of the parts add up to the load of the order.
         */
        post: operations["postOrdersByIdSplit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that an order reached a step
         * @description Say that an order reached a step.
         */
        post: operations["postOrdersByIdStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which steps an order reached, and which dispatch may set now
         * @description Which steps an order reached, and which dispatch may set now.
         */
        get: operations["getOrdersByIdSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel orders
         * @description Cancels orders that no vehicle has reached. The other half of a pair is cancelled too.
         */
        post: operations["postOrdersCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download orders as CSV or XLSX
         * @description Takes the filters of the list. The file has the columns of the import and can be imported again.
         */
        get: operations["getOrdersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import an order file
         * @description Takes text/csv, XLSX, XLS, XLSB, ODS, a PDF with text, an e-mail (message/rfc822), a note in words (text/plain), a form with one file, or JSON rows. Nothing is stored if any row is rejected, unless `partial=true`. Rows with a warning count as rejected until `confirmed` contains its code.
         */
        post: operations["postOrdersImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description Undo an import.
         */
        post: operations["postOrdersImportsByIdUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download parcel labels as PDF or ZPL
         * @description Returns one label of 100 × 150 mm for each parcel of the given orders or of a day. Labels are sorted by route, last stop first.
         */
        get: operations["getOrdersLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge several orders into one
         * @description The orders must have the same recipient, address and day.
         */
        post: operations["postOrdersMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/prices/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download prices of orders as CSV or XLSX
         * @description At most 20,000 orders.
         */
        get: operations["getOrdersPricesFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to the pay of a day, or take off it
         * @description Add to the pay of a day, or take off it.
         */
        post: operations["postPayCorrections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-corrections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a correction of an open statement
         * @description Delete a correction of an open statement.
         */
        delete: operations["deletePayCorrectionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pay rules, latest start first
         * @description List pay rules, latest start first.
         */
        get: operations["getPayRules"];
        put?: never;
        /**
         * Add a pay rule from a day on
         * @description A day is paid by the latest rule that names the driver, else by the latest rule for all. A rule may begin in the past only where no other rule pays its drivers.
         */
        post: operations["postPayRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a pay rule that has not begun
         * @description Delete a pay rule that has not begun.
         */
        delete: operations["deletePayRulesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List statements of a month
         * @description Drivers without a driven day or correction have none.
         */
        get: operations["getPayStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-statements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the statement of a driver
         * @description `id` is the id of the driver.
         */
        get: operations["getPayStatementsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-statements/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve statements of a month
         * @description Approved statements do not change. Approves all of these drivers or none.
         */
        post: operations["postPayStatementsApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-statements/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download statements as CSV, XLSX or PDF
         * @description Download statements as CSV, XLSX or PDF.
         */
        get: operations["getPayStatementsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search persons
         * @description Searches recipients, drivers and members by name, mail address, phone or address. Returns at most 50.
         */
        get: operations["getPersons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a person
         * @description Runs in the background and cannot be undone. Fails with 409 `person_in_use` while the person has open orders or routes; with `waits` it starts when they have ended. `POST /persons/summary` lists what is erased and what is retained.
         */
        post: operations["postPersonsErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the data of a person as a zip file
         * @description Runs in the background. Poll `GET /persons/requests/{id}` for its progress.
         */
        post: operations["postPersonsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exports and erasures
         * @description List exports and erasures.
         */
        get: operations["getPersonsRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an export or erasure and its progress
         * @description Retrieve an export or erasure and its progress.
         */
        get: operations["getPersonsRequestsById"];
        put?: never;
        post?: never;
        /**
         * Cancel a waiting erasure
         * @description Cancel a waiting erasure.
         */
        delete: operations["deletePersonsRequestsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/requests/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an export
         * @description Returns a zip file. It is available for seven days.
         */
        get: operations["getPersonsRequestsByIdFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Summarise the data of a person
         * @description Returns the number of rows by table, texts that name the person, files, data that an erasure would retain, and obstacles to the erasure.
         */
        post: operations["postPersonsSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plans
         * @description List plans.
         */
        get: operations["getPlans"];
        put?: never;
        /**
         * Create a plan
         * @description Create a plan.
         */
        post: operations["postPlans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a plan
         * @description Retrieve a plan.
         */
        get: operations["getPlansById"];
        put?: never;
        post?: never;
        /**
         * Delete a plan
         * @description Delete a plan.
         */
        delete: operations["deletePlansById"];
        options?: never;
        head?: never;
        /**
         * Rename a plan
         * @description Rename a plan.
         */
        patch: operations["patchPlansById"];
        trace?: never;
    };
    "/plans/{id}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two plans of a day
         * @description Compare two plans of a day.
         */
        get: operations["getPlansByIdCompare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a plan
         * @description Copy a plan.
         */
        post: operations["postPlansByIdCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispatch a plan or some of its routes
         * @description Dispatch a plan or some of its routes.
         */
        post: operations["postPlansByIdDispatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a plan as a file
         * @description Returns GPX, GeoJSON, KML, iCalendar, CSV, XLSX, a PDF with a manifest for each route, or the VROOM problem with its routes as steps.
         */
        get: operations["getPlansByIdExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/geometry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the lines of a plan’s routes
         * @description Retrieve the lines of a plan’s routes.
         */
        get: operations["getPlansByIdGeometry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/locks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lock orders and routes for later runs
         * @description Lock orders and routes for later runs.
         */
        put: operations["putPlansByIdLocks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/matrix/{profile}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the road table of a plan in binary
         * @description Retrieve the road table of a plan in binary.
         */
        get: operations["getPlansByIdMatrixByProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move orders of a plan
         * @description Move orders of a plan.
         */
        post: operations["postPlansByIdMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the planning problem of a plan
         * @description Retrieve the planning problem of a plan.
         */
        get: operations["getPlansByIdProblem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recall a dispatched plan
         * @description Fails once a vehicle has left.
         */
        post: operations["postPlansByIdRecall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/risk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the chances of a plan to miss its promises
         * @description Simulates the days of the plan with noise in departure, driving and service. A promise is the end of the window in which a stop is planned. `missedDays` divided by `days` is its chance to be missed.
         */
        get: operations["getPlansByIdRisk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/routes/{routeId}/reroute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Optimise the sequence of one route
         * @description Optimise the sequence of one route.
         */
        post: operations["postPlansByIdRoutesByRouteIdReroute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/solution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the routes of another planner as a plan
         * @description Takes a VROOM solution of the problem that `GET /plans/{id}/export?format=vroom` returns. Vehicles and orders are matched by description, otherwise by id. The server computes the times of the new plan on its own roads and lists broken rules in `violations`.
         */
        post: operations["postPlansByIdSolution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a run and keep the best plan so far
         * @description Stop a run and keep the best plan so far.
         */
        post: operations["postPlansByIdStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report positions of your vehicle
         * @description Report positions of your vehicle.
         */
        post: operations["postPositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rate cards
         * @description List rate cards.
         */
        get: operations["getRateCards"];
        put?: never;
        /**
         * Add a rate card
         * @description Add a rate card.
         */
        post: operations["postRateCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a rate card
         * @description Orders keep the prices that they have.
         */
        put: operations["putRateCardsById"];
        post?: never;
        /**
         * Delete a rate card
         * @description Delete a rate card.
         */
        delete: operations["deleteRateCardsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-cards/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote the price of a delivery
         * @description Stores nothing. The distance is the road from the nearest depot to the address.
         */
        post: operations["postRateCardsQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recurring orders
         * @description List recurring orders.
         */
        get: operations["getRecurringOrders"];
        put?: never;
        /**
         * Create a recurring order
         * @description Creates an order for each of its days, two weeks ahead, in the time zone of the company.
         */
        post: operations["postRecurringOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a recurring order from a given day
         * @description Also updates its open orders from that day on. If earlier days keep their terms, the response is a new recurring order with another id.
         */
        patch: operations["patchRecurringOrdersById"];
        trace?: never;
    };
    "/recurring-orders/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a recurring order and cancel its open orders from a given day
         * @description Stop a recurring order and cancel its open orders from a given day.
         */
        post: operations["postRecurringOrdersByIdStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay driven days
         * @description Takes an order file with columns for the vehicle or driver, for the stop number or the actual time of arrival, and for the day. Scores each day as driven, then plans it again with the same vehicles and time windows. Nothing is stored.
         */
        post: operations["postReplays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/replays/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a PDF of a replay
         * @description Create a PDF of a replay.
         */
        post: operations["postReplaysPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved reports
         * @description List saved reports.
         */
        get: operations["getReports"];
        put?: never;
        /**
         * Save a report
         * @description Save a report.
         */
        post: operations["postReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved report
         * @description Delete a saved report.
         */
        delete: operations["deleteReportsById"];
        options?: never;
        head?: never;
        /**
         * Update, share or mail a saved report
         * @description Update, share or mail a saved report.
         */
        patch: operations["patchReportsById"];
        trace?: never;
    };
    "/reports/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve measures by group
         * @description `measures` is a comma-separated list. Reports with too many rows are rejected.
         */
        get: operations["getReportsFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a report as CSV or XLSX
         * @description Download a report as CSV or XLSX.
         */
        get: operations["getReportsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/readers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members who can receive reports by mail
         * @description List members who can receive reports by mail.
         */
        get: operations["getReportsReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List routes
         * @description List routes.
         */
        get: operations["getRoutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routes/{id}/geometry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the line of a dispatched route
         * @description Retrieve the line of a dispatched route.
         */
        get: operations["getRoutesByIdGeometry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routes/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move stops of routes on the road
         * @description Move stops of routes on the road.
         */
        post: operations["postRoutesByIdMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routes/{id}/order-lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lock or unlock the sequence of a route on the road
         * @description The driver can change the sequence of an unlocked route.
         */
        put: operations["putRoutesByIdOrderLock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routes/{id}/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recall a dispatched route
         * @description Fails once its vehicle has left.
         */
        post: operations["postRoutesByIdRecall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routes/{id}/trail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the trail of a dispatched route
         * @description Retrieve the trail of a dispatched route.
         */
        get: operations["getRoutesByIdTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shops and their newest calls
         * @description List shops and their newest calls.
         */
        get: operations["getShops"];
        put?: never;
        /**
         * Connect a shop
         * @description Returns the URL to which the shop sends its orders. The shop signs them with the secret.
         */
        post: operations["postShops"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect a shop
         * @description Its orders stay.
         */
        delete: operations["deleteShopsById"];
        options?: never;
        head?: never;
        /**
         * Update a shop
         * @description Fields that are left out do not change. A new secret applies from the next call.
         */
        patch: operations["patchShopsById"];
        trace?: never;
    };
    "/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the best time windows for a new order, with their cost
         * @description Inserts the order at the cheapest place of each day’s newest plan that is not dispatched, after the open orders that the plan lacks. No plan is changed. Each day states whether it was priced and, if not, why.
         */
        get: operations["getSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the status of the services
         * @description Retrieve the status of the services.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the company’s own steps within the states of a delivery
         * @description List the company’s own steps within the states of a delivery.
         */
        get: operations["getStatusSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the tracking state of a delivery
         * @description Retrieve the tracking state of a delivery.
         */
        get: operations["getTrackingByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vehicles
         * @description List vehicles.
         */
        get: operations["getVehicles"];
        put?: never;
        /**
         * Add a vehicle
         * @description Add a vehicle.
         */
        post: operations["postVehicles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update or archive a vehicle
         * @description Update or archive a vehicle.
         */
        patch: operations["patchVehiclesById"];
        trace?: never;
    };
    "/vehicles/{id}/defects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List defects of a vehicle, open ones first
         * @description List defects of a vehicle, open ones first.
         */
        get: operations["getVehiclesByIdDefects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{id}/defects/{defectId}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a defect of a vehicle
         * @description Takes a note on what was done.
         */
        post: operations["postVehiclesByIdDefectsByDefectIdResolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{id}/device-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a device token for a vehicle
         * @description Create a device token for a vehicle.
         */
        post: operations["postVehiclesByIdDeviceToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{id}/fuel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fills of a vehicle with its consumption and costs
         * @description Consumption is computed between two full fills, including the partial ones between them. A driver sees only the driver’s fills.
         */
        get: operations["getVehiclesByIdFuel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{id}/inspections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the inspections of a vehicle, newest first
         * @description List the inspections of a vehicle, newest first.
         */
        get: operations["getVehiclesByIdInspections"];
        put?: never;
        /**
         * Record an inspection of a vehicle
         * @description Record an inspection of a vehicle.
         */
        post: operations["postVehiclesByIdInspections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{id}/inspections/{inspectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an inspection of a vehicle
         * @description Delete an inspection of a vehicle.
         */
        delete: operations["deleteVehiclesByIdInspectionsByInspectionId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download vehicles as CSV or XLSX
         * @description The CSV file can be edited and imported again.
         */
        get: operations["getVehiclesExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and change vehicles from a CSV file
         * @description Stores all rows or none: if a row is rejected, nothing is stored.
         */
        post: operations["postVehiclesImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a proof that you kept
         * @description Takes the text of the file. Needs no account.
         */
        post: operations["postVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the proof of a delivery
         * @description Returns the signed facts, whether the signature and the hashes of the stored photos hold, and what was reported later. Needs no account.
         */
        get: operations["getVerifyByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description List webhooks.
         */
        get: operations["getWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Calls are signed as Standard Webhooks specify. The secret is returned only once.
         */
        post: operations["postWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook and its log
         * @description Delete a webhook and its log.
         */
        delete: operations["deleteWebhooksById"];
        options?: never;
        head?: never;
        /**
         * Update, pause or resume a webhook
         * @description Update, pause or resume a webhook.
         */
        patch: operations["patchWebhooksById"];
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls of a webhook
         * @description List calls of a webhook.
         */
        get: operations["getWebhooksByIdDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a call of a webhook
         * @description Resend a call of a webhook.
         */
        post: operations["postWebhooksByIdDeliveriesByDeliveryIdReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook
         * @description For 24 hours calls carry the signatures of both secrets, so that receivers can switch.
         */
        post: operations["postWebhooksByIdRotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to a webhook
         * @description Send a test event to a webhook.
         */
        post: operations["postWebhooksByIdTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/week-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List week plans
         * @description List week plans.
         */
        get: operations["getWeekPlans"];
        put?: never;
        /**
         * Create a week plan
         * @description Plans several days together and proposes a day for each order. Nothing changes until the proposal is accepted.
         */
        post: operations["postWeekPlans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/week-plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a week plan
         * @description Returns figures by day, the proposed moves, and why the other orders keep their day.
         */
        get: operations["getWeekPlansById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/week-plans/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept proposed days
         * @description Moves all orders, or the given ones, to their proposed days, and starts a plan of each of these days unless `plansDays` is false. Starting plans needs `plans:write` as well. `skipped` lists orders that keep their day because they changed or their recipient was promised a day since.
         */
        post: operations["postWeekPlansByIdAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/week-plans/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a week plan
         * @description Keeps the best proposal so far.
         */
        post: operations["postWeekPlansByIdStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/week-plans/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo accepted days
         * @description Moves accepted orders back to their earlier days.
         */
        post: operations["postWeekPlansByIdUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List work orders of vehicles, open ones first
         * @description List work orders of vehicles, open ones first.
         */
        get: operations["getWorkOrders"];
        put?: never;
        /**
         * Create a work order for a vehicle
         * @description Create a work order for a vehicle.
         */
        post: operations["postWorkOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update, finish or cancel a work order
         * @description Finishing a work order raises the mileage of the vehicle, sets its next service and resolves the linked defect.
         */
        patch: operations["patchWorkOrdersById"];
        trace?: never;
    };
    "/zones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List zones
         * @description List zones.
         */
        get: operations["getZones"];
        put?: never;
        /**
         * Create a zone
         * @description Create a zone.
         */
        post: operations["postZones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a zone
         * @description Fails while a vehicle is restricted to the zone, because without it the vehicle would have no restriction.
         */
        delete: operations["deleteZonesById"];
        options?: never;
        head?: never;
        /**
         * Update a zone
         * @description Update a zone.
         */
        patch: operations["patchZonesById"];
        trace?: never;
    };
    "/zones/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events of vehicles at watched zones
         * @description Returns the newest first, with the time of the vehicle’s position.
         */
        get: operations["getZonesEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Absence: {
            /** Format: date */
            from: string;
            reason: string;
            /** Format: date */
            to: string;
        };
        /** @enum {string} */
        AddressAccuracy: "rooftop" | "interpolated" | "street" | "town" | "given";
        AddressEntry: {
            accuracy: components["schemas"]["AddressAccuracy"];
            /** Format: uuid */
            id: string;
            lat: number;
            learnt: {
                seconds: number;
                visits: number;
            } | null;
            lng: number;
            notes: string | null;
            serviceMinutes: number | null;
            source: components["schemas"]["AddressSource"];
            text: string;
            window: {
                from: string;
                to: string;
            } | null;
        };
        /** @enum {string} */
        AddressSource: "region" | "file" | "corrected" | "geocoder";
        AddressWindow: {
            from: string;
            to: string;
        };
        AnalyticsFigures: {
            capacityPackages: number;
            co2Grams: number;
            co2Metres: number;
            co2Served: number;
            costFixedMinor: number;
            costMinor: number;
            costTimeMinor: number;
            costWayMinor: number;
            drivenMetres: number;
            failed: number;
            movingSeconds: number;
            onTime: number;
            packages: number;
            paidSeconds: number;
            plannedMetres: number;
            plannedSeconds: number;
            /** @default 0 */
            priceMinor: number;
            ratings: number;
            ratingSum: number;
            returned: number;
            routes: number;
            served: number;
            serviceSeconds: number;
            shiftSeconds: number;
            stops: number;
            wayMetres: number;
        };
        Bulk: {
            done: string[];
            failed: {
                code: string;
                /** Format: uuid */
                id: string;
                message: string;
            }[];
        };
        CountsByKind: {
            [key: string]: number;
        };
        CustomFields: {
            [key: string]: string;
        };
        /** @enum {string} */
        CustomFieldType: "text" | "number" | "date" | "choice" | "yes_no";
        /** @enum {string} */
        DeliveryStatus: "pending" | "picked_up" | "in_transit" | "out_for_delivery" | "delivered" | "failed" | "returned" | "cancelled";
        Depot: {
            address: string;
            hasSizeLimits: boolean;
            hours: components["schemas"]["DepotHours"] | null;
            /** Format: uuid */
            id: string;
            lat: number;
            lng: number;
            name: string;
            status: components["schemas"]["RecordStatus"];
            timeZone: string;
        };
        DepotHours: {
            from: string;
            to: string;
        };
        DepotPatch: {
            address?: string;
            confirmPlace?: boolean;
            hours?: components["schemas"]["DepotHours"] | null;
            lat?: number;
            lng?: number;
            name?: string;
            status?: components["schemas"]["RecordStatus"];
            timeZone?: string | null;
        };
        Driver: {
            absences: components["schemas"]["Absence"][];
            email: string | null;
            hasAccount: boolean;
            /** Format: uuid */
            id: string;
            isDeactivated: boolean;
            licence: string | null;
            maxWeekMinutes: number;
            name: string;
            papers: components["schemas"]["Paper"][];
            phone: string | null;
            skills: string[];
            status: components["schemas"]["RecordStatus"];
            week: components["schemas"]["WorkShift"][];
        };
        DriverPatch: {
            absences?: components["schemas"]["Absence"][];
            email?: string | null;
            licence?: string | null;
            maxWeekMinutes?: number;
            name?: string;
            papers?: components["schemas"]["Paper"][];
            phone?: string | null;
            skills?: string[];
            status?: components["schemas"]["RecordStatus"];
            week?: components["schemas"]["WorkShift"][];
        };
        DriverPosition: {
            accuracy?: number;
            /** Format: date-time */
            at: string;
            eventId: string;
            heading?: number;
            lat: number;
            lng: number;
            speed?: number;
        };
        DrivingRule: {
            /** @enum {string} */
            counts: "breaks" | "pauses";
            minutes: number;
            restMinutes: number;
        };
        /** @enum {string} */
        Energy: "diesel" | "petrol" | "lpg" | "cng" | "hydrogen" | "electric";
        ErrorBody: {
            code: string;
            details?: unknown;
            hint?: string;
            message: string;
        };
        Fill: {
            amount: number;
            costMinor: number;
            driver: string | null;
            energy: components["schemas"]["Energy"];
            files: string[];
            /** Format: date-time */
            filledAt: string;
            /** Format: uuid */
            id: string;
            isAfterGap: boolean;
            isFull: boolean;
            lat: number | null;
            lng: number | null;
            note: string | null;
            odometerKm: number;
            per100Km: number | null;
            station: string | null;
            /** Format: uuid */
            vehicleId: string;
        };
        FirstNameOnly: {
            firstName: string;
        };
        /** @enum {string} */
        FlagText: "0" | "1" | "true" | "false" | "";
        FleetIncident: {
            canDrive: boolean | null;
            costMinor: number | null;
            description: string;
            driver: components["schemas"]["NamedRecord"] | null;
            /** Format: date-time */
            happenedAt: string;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["IncidentKind"];
            lat: number | null;
            lng: number | null;
            order: components["schemas"]["OrderReference"] | null;
            photos: number;
            place: string | null;
            severity: components["schemas"]["IncidentSeverity"];
            status: components["schemas"]["IncidentState"];
            thirdParty: string | null;
            timeline: components["schemas"]["IncidentEntry"][];
            vehicle: components["schemas"]["NamedRecord"] | null;
        };
        FleetIncidentItem: {
            canDrive: boolean | null;
            costMinor: number | null;
            description: string;
            driver: components["schemas"]["NamedRecord"] | null;
            /** Format: date-time */
            happenedAt: string;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["IncidentKind"];
            lat: number | null;
            lng: number | null;
            order: components["schemas"]["OrderReference"] | null;
            photos: number;
            place: string | null;
            severity: components["schemas"]["IncidentSeverity"];
            status: components["schemas"]["IncidentState"];
            thirdParty: string | null;
            vehicle: components["schemas"]["NamedRecord"] | null;
        };
        /** @enum {string} */
        FormAsk: "off" | "optional" | "required";
        FormFields: {
            /** @default required */
            email: components["schemas"]["FormAsk"];
            /** @default optional */
            note: components["schemas"]["FormAsk"];
            /** @default optional */
            packages: components["schemas"]["FormAsk"];
            /** @default optional */
            phone: components["schemas"]["FormAsk"];
            /** @default off */
            weight: components["schemas"]["FormAsk"];
        };
        FormOrderBody: {
            address: string;
            /** @default {} */
            custom?: {
                [key: string]: string;
            };
            /** Format: date */
            date: string;
            email?: string | null;
            /** Format: uuid */
            id: string;
            language?: ("en" | "ar" | "cs" | "da" | "de" | "es" | "fi" | "fr" | "hi" | "it" | "ja" | "nb" | "nl" | "pl" | "pt" | "sv" | "tr" | "uk" | "zh") | null;
            mark: string;
            note?: string | null;
            /** @default 1 */
            packages?: number;
            phone?: string | null;
            priceMinor: number;
            recipient: string;
            serviceId: string;
            slotId: string;
            /** @default  */
            website?: string;
            weightKg?: number | null;
        };
        GeocodeCandidate: {
            /** @enum {string} */
            accuracy: "rooftop" | "interpolated" | "street" | "town";
            city?: string;
            confidence: number;
            entrance?: [
                number,
                number
            ];
            houseNumber?: string;
            isCorrected?: boolean;
            label: string;
            lat: number;
            lng: number;
            parking?: [
                number,
                number
            ];
            postcode?: string;
            street?: string;
            unknownPlace?: string;
        };
        Geometry: {
            routes: {
                legs: string[];
                number: number;
                /** Format: uuid */
                routeId: string;
            }[];
        };
        IdOnly: {
            /** Format: uuid */
            id: string;
        };
        Import: {
            created: number;
            days?: {
                /** Format: date */
                date: string;
                orders: number;
            }[];
            fromAddressBook?: number;
            importId: string | null;
            places?: {
                lat: number;
                lng: number;
                row: number;
            }[];
            rejected: components["schemas"]["ImportProblem"][];
            updated: number;
            warnings: {
                code: string;
                column: string | null;
                message: string;
                reading?: string;
                row: number;
                value: string;
            }[];
        };
        ImportProblem: {
            candidates?: {
                label: string;
                lat: number;
                lng: number;
            }[];
            choices?: string;
            code: string;
            column: string;
            fix?: {
                label: string;
                set: components["schemas"]["TextsByName"];
            };
            hint?: string;
            message: string;
            row: number;
            value?: string;
        };
        IncidentEntry: {
            /** Format: date-time */
            at: string;
            by: string | null;
            files: string[];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "reported" | "note" | "status";
            status: components["schemas"]["IncidentState"] | null;
            text: string | null;
        };
        /** @enum {string} */
        IncidentKind: "collision" | "damage" | "breakdown" | "theft" | "injury" | "goods" | "other";
        /** @enum {string} */
        IncidentSeverity: "minor" | "serious" | "severe";
        /** @enum {string} */
        IncidentState: "open" | "in_review" | "closed";
        Inspection: {
            /** Format: uuid */
            id: string;
            inspectedBy: string;
            /** Format: date */
            inspectedOn: string;
            kind: string;
            nextDueOn: string | null;
            note: string | null;
            result: components["schemas"]["InspectionResult"];
        };
        /** @enum {string} */
        InspectionResult: "passed" | "advisories" | "failed";
        ItemCount: {
            name: string;
            quantity: number;
        };
        LaterReport: {
            files: number;
            /** Format: date-time */
            happenedAt: string;
            /** Format: date-time */
            receivedAt: string;
            saidBy: components["schemas"]["ProofReporter"];
            /** @enum {string} */
            what: "delivered" | "partly_delivered" | "failed" | "returned";
        };
        ListedAttachment: {
            /** Format: date-time */
            addedAt: string;
            bytes: number;
            /** Format: uuid */
            id: string;
            name: string;
            object: string;
            /** @enum {string} */
            type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
        };
        ListedFill: {
            amount: number;
            costMinor: number;
            driver: string | null;
            energy: components["schemas"]["Energy"];
            files: string[];
            /** Format: date-time */
            filledAt: string;
            /** Format: uuid */
            id: string;
            isAfterGap: boolean;
            isFull: boolean;
            lat: number | null;
            lng: number | null;
            note: string | null;
            odometerKm: number;
            per100Km: number | null;
            station: string | null;
            vehicle: components["schemas"]["NamedRecord"];
            /** Format: uuid */
            vehicleId: string;
        };
        LiveRoute: {
            /** Format: date-time */
            departAt: string;
            depot: {
                lat: number;
                lng: number;
            };
            distanceMetres: number;
            driftSeconds: number;
            driver: {
                /** Format: uuid */
                id: string;
                name: string;
                phone: string | null;
            } | null;
            etaReturnAt: string | null;
            exceptions?: {
                incident?: {
                    canDrive: boolean | null;
                    /** Format: uuid */
                    id: string;
                    kind: components["schemas"]["IncidentKind"];
                };
                /** @enum {string} */
                kind: "silent" | "not_left" | "standing" | "off_route" | "incident" | "zone_entered" | "zone_left" | "zone_dwelt";
                sequence: number | null;
                /** Format: date-time */
                since: string;
                zone?: string;
            }[];
            /** Format: uuid */
            id: string;
            isClosed?: boolean;
            number: number;
            orderLockedAt: string | null;
            position: {
                /** Format: date-time */
                at: string;
                heading: number | null;
                lat: number;
                lng: number;
                /** Format: date-time */
                receivedAt: string;
                speedMps: number | null;
            } | null;
            reorderedAt: string | null;
            /** Format: date-time */
            returnAt: string;
            /** @enum {string} */
            status: "dispatched" | "started" | "finished" | "cancelled";
            stops: components["schemas"]["LiveStop"][];
            vehicle: components["schemas"]["VehicleReference"];
        };
        LiveStop: {
            address: string;
            arrivedAt: string | null;
            departedAt: string | null;
            etaAt: string | null;
            /** Format: uuid */
            id: string;
            lat: number;
            lateSeconds: number;
            lng: number;
            /** Format: uuid */
            orderId: string;
            /** Format: date-time */
            plannedArriveAt: string;
            /** Format: date-time */
            plannedDepartAt: string;
            recipient: string;
            reference: string;
            sequence: number;
            /** @enum {string} */
            status: "pending" | "arrived" | "served" | "failed" | "skipped";
            windowEnd: string | null;
            windowStart: string | null;
        };
        /** @enum {string} */
        MailRhythm: "daily" | "weekly" | "monthly";
        /** @enum {string} */
        MeasureKey: "stops" | "served" | "onTime" | "late" | "failed" | "returned" | "stopsPerHour" | "costPerStop" | "cost" | "timeCost" | "revenue" | "margin" | "driverPay" | "planned" | "driven" | "plannedTime" | "paidTime" | "hoursUsed" | "loadUsed" | "efficiency" | "co2" | "co2PerStop" | "co2Known" | "ratings" | "rating";
        MemberReference: {
            name: string;
            /** Format: uuid */
            userId: string;
        };
        Message: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            author: "recipient" | "dispatch" | "driver";
            /** @enum {string} */
            channel: "app" | "text";
            /** Format: uuid */
            id: string;
            readAt: string | null;
            text: string;
        };
        NamedRecord: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        NewAddress: {
            confirmPlace?: boolean;
            lat?: number;
            lng?: number;
            notes?: string | null;
            serviceMinutes?: number | null;
            text: string;
            window?: components["schemas"]["AddressWindow"] | null;
        };
        NewDepot: {
            address: string;
            confirmPlace?: boolean;
            hours?: components["schemas"]["DepotHours"] | null;
            lat?: number;
            lng?: number;
            name: string;
            timeZone?: string | null;
        };
        NewDriver: {
            absences?: components["schemas"]["Absence"][];
            email?: string | null;
            licence?: string | null;
            maxWeekMinutes?: number;
            name: string;
            papers?: components["schemas"]["Paper"][];
            phone?: string | null;
            skills?: string[];
            week?: components["schemas"]["WorkShift"][];
        };
        NewFill: {
            amount: number;
            costMinor: number;
            energy: components["schemas"]["Energy"];
            files?: string[];
            /** Format: date-time */
            filledAt: string;
            /** @default false */
            isAfterGap?: boolean;
            /** @default true */
            isFull?: boolean;
            note?: string | null;
            odometerKm: number;
            station?: string | null;
            /** Format: uuid */
            vehicleId: string;
        };
        NewFleetIncident: {
            canDrive?: boolean | null;
            description: string;
            driverId?: string | null;
            files?: string[];
            /** Format: date-time */
            happenedAt: string;
            kind: components["schemas"]["IncidentKind"];
            lat?: number | null;
            lng?: number | null;
            orderId?: string | null;
            place?: string | null;
            severity: components["schemas"]["IncidentSeverity"];
            thirdParty?: string | null;
            vehicleId?: string | null;
        };
        NewItemCount: {
            name: string;
            /** @default 1 */
            quantity?: number;
        };
        /**
         * @example {
         *       "recipient": "Edith Ward",
         *       "address": "1 Market Street"
         *     }
         */
        NewOrder: {
            /** @default  */
            address?: string;
            /** @default [] */
            afterOrders?: string[];
            /** @default [] */
            beforeOrders?: string[];
            /** @default 0 */
            cash?: number;
            confirmPlace?: boolean;
            custom?: components["schemas"]["CustomFields"];
            /** Format: date */
            date: string;
            email?: string | null;
            filesOf?: string | null;
            history?: boolean;
            instructions?: string | null;
            items?: components["schemas"]["NewItemCount"][];
            lastDate?: string | null;
            lat?: number | null;
            /** @default 0 */
            latePrice?: number;
            lng?: number | null;
            /** @default [] */
            notVehicles?: string[];
            /** @default [] */
            onlyVehicles?: string[];
            /** @default [] */
            otherWindows?: string[];
            /** @default 1 */
            packages?: number;
            pair?: string | null;
            /** @default 0 */
            pallets?: number;
            phone?: string | null;
            /** @default 0 */
            priority?: number;
            /** @default 0 */
            prize?: number;
            /** @default company */
            proof?: components["schemas"]["OrderProof"];
            /** @default  */
            recipient?: string;
            /** @default  */
            reference?: string;
            serviceMinutes?: number;
            /** @default [] */
            skills?: string[];
            together?: string | null;
            /** @default any */
            turn?: components["schemas"]["OrderTurn"];
            /** @default delivery */
            type?: components["schemas"]["OrderType"];
            /** @default 0 */
            volumeLitres?: number;
            /** @default 0 */
            weightKg?: number;
            windowEnd?: string | null;
            windowStart?: string | null;
        };
        NewPlan: {
            basePlanId?: string | null;
            /** Format: date */
            date: string;
            /** Format: uuid */
            depotId?: string;
            name?: string;
            objective?: components["schemas"]["PlanObjective"];
            orderIds?: string[];
            rules?: components["schemas"]["PlanRules"];
            seed?: number;
            timeLimitSeconds?: number;
            vehicleIds?: string[];
        };
        NewVehicle: {
            axleLoadTonnes?: number | null;
            /** @default [] */
            breaks?: components["schemas"]["VehicleBreak"][];
            /** @default 1200 */
            capacityKg?: number;
            /** @default null */
            capacityLitres?: number | null;
            /** @default 150 */
            capacityPackages?: number;
            /** @default null */
            capacityPallets?: number | null;
            costFixedMinor?: number;
            costPerHourMinor?: number;
            costPerKmMinor?: number;
            costPerOvertimeHourMinor?: number | null;
            /** Format: uuid */
            depotId?: string;
            /** @default null */
            driverId?: string | null;
            /** @default null */
            endDepotId?: string | null;
            energy?: components["schemas"]["Energy"] | null;
            grossWeightTonnes?: number | null;
            heightMetres?: number | null;
            /** @default false */
            lastInFirstOut?: boolean;
            lengthMetres?: number | null;
            /** @default null */
            maxDistanceMetres?: number | null;
            /** @default null */
            maxDrivingWithoutRest?: components["schemas"]["DrivingRule"] | null;
            maxReloads?: number;
            maxShiftMinutes?: number;
            /** @default null */
            maxStops?: number | null;
            name: string;
            odometerKm?: number | null;
            overtimeAfterMinutes?: number | null;
            papers?: components["schemas"]["Paper"][];
            registration: string;
            reloadMinutes?: number;
            /** @default car */
            roadProfile?: components["schemas"]["RoadProfileName"];
            serviceDueKm?: number | null;
            serviceDueOn?: string | null;
            /** @default 18:00 */
            shiftEnd?: string;
            /** @default 08:00 */
            shiftStart?: string;
            skills?: string[];
            usePer100Km?: number | null;
            widthMetres?: number | null;
            zoneIds?: string[];
        };
        NewWeekPlan: {
            /** @default 5 */
            days?: number;
            /** Format: date */
            from: string;
            /** @default false */
            movesFreely?: boolean;
            orderIds?: string[];
            /** @default 1 */
            seed?: number;
            /** @default [] */
            spans?: {
                /** Format: date */
                earliest: string;
                /** Format: date */
                latest: string;
                /** Format: uuid */
                orderId: string;
            }[];
            timeLimitSeconds?: number;
        };
        NewWorkOrder: {
            defectId?: string | null;
            dueKm?: number | null;
            dueOn?: string | null;
            labourMinor?: number;
            note?: string | null;
            parts?: components["schemas"]["WorkPart"][];
            title: string;
            /** Format: uuid */
            vehicleId: string;
            workshop?: string | null;
        };
        NewZone: {
            color?: string;
            confirmPlace?: boolean;
            name: string;
            plansOrders?: boolean;
            polygon: components["schemas"]["ZonePolygon"];
            watch?: components["schemas"]["ZoneWatch"] | null;
            weekdays?: number[];
        };
        Order: {
            accuracy: components["schemas"]["AddressAccuracy"];
            address: string;
            /** Format: uuid */
            addressId: string;
            afterOrders: string[];
            beforeOrders: string[];
            cash: number;
            co2Grams: number | null;
            custom: components["schemas"]["TextsByName"];
            /** Format: date */
            date: string;
            deliveryStatus: components["schemas"]["DeliveryStatus"];
            email: string | null;
            eta: string | null;
            fromAddressBook?: ("serviceMinutes" | "instructions" | "window")[];
            /** Format: uuid */
            id: string;
            importId: string | null;
            instructions: string | null;
            items: components["schemas"]["ItemCount"][];
            lastDate: string | null;
            lat: number;
            latePrice: number;
            lateSeconds: number;
            lng: number;
            notVehicles: string[];
            onlyVehicles: string[];
            otherWindows: string[];
            packages: number;
            pair: string | null;
            pallets: number;
            phone: string | null;
            priority: number;
            prize: number;
            promisedFrom: string | null;
            promisedTo: string | null;
            proof: components["schemas"]["OrderProof"];
            recipient: string;
            reference: string;
            routeId: string | null;
            routeNumber: number | null;
            sequence: number | null;
            series?: components["schemas"]["OrderSeries"] | null;
            serviceSeconds: number;
            skills: string[];
            status: components["schemas"]["OrderStatus"];
            step?: components["schemas"]["ShownStep"] | null;
            together: string | null;
            trackingNumber: string;
            turn: components["schemas"]["OrderTurn"];
            type: components["schemas"]["OrderType"];
            unserved: components["schemas"]["OrderUnserved"] | null;
            volumeLitres: number;
            weightKg: number;
            windowEnd: string | null;
            windowStart: string | null;
        };
        OrderEvent: {
            /** Format: date-time */
            at: string;
            /** Format: date-time */
            deviceAt: string;
            driver: components["schemas"]["NamedRecord"] | null;
            files: {
                isSignature: boolean;
                name: string;
            }[];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "vehicle_checked" | "shift_started" | "loaded" | "arrived" | "delivered" | "partly_delivered" | "failed" | "returned" | "break_started" | "break_ended" | "reordered" | "contacted" | "fuelled" | "incident_reported" | "step_reached" | "shift_ended" | "note";
            lat: number | null;
            lng: number | null;
            note: string | null;
            /** @enum {string} */
            outcome: "applied" | "recorded" | "already_done" | "order_cancelled" | "contradicts";
            proof: {
                ageChecked?: boolean;
                barcode?: string;
                cash?: number;
                houseNumber?: string;
                isPinChecked: boolean;
                items?: {
                    name: string;
                    quantity: number;
                }[];
                name?: string;
                packages?: number;
                place?: string;
                /** @enum {string} */
                vanPlace?: "front_left" | "front_right" | "middle_left" | "middle_right" | "rear_left" | "rear_right";
            };
            reason: string | null;
            /** Format: date-time */
            receivedAt: string;
            routeNumber: number;
            /** @enum {string} */
            saidBy: "driver" | "dispatch" | "recipient";
            /** Format: date-time */
            sentAt: string;
        };
        OrderIdsResponse: {
            orderIds: string[];
        };
        OrderItem: {
            address: string;
            afterOrders: string[];
            beforeOrders: string[];
            cash: number;
            /** Format: date */
            date: string;
            deliveryStatus: components["schemas"]["DeliveryStatus"];
            email: string | null;
            eta: string | null;
            /** Format: uuid */
            id: string;
            instructions: string | null;
            lastDate: string | null;
            lat: number;
            latePrice: number;
            lateSeconds: number;
            lng: number;
            notVehicles: string[];
            onlyVehicles: string[];
            otherWindows: string[];
            packages: number;
            pair: string | null;
            pallets: number;
            phone: string | null;
            priority: number;
            prize: number;
            promisedFrom: string | null;
            promisedTo: string | null;
            proof: components["schemas"]["OrderProof"];
            recipient: string;
            reference: string;
            routeId: string | null;
            routeNumber: number | null;
            sequence: number | null;
            series?: components["schemas"]["OrderSeries"] | null;
            serviceSeconds: number;
            skills: string[];
            status: components["schemas"]["OrderStatus"];
            step?: components["schemas"]["ShownStep"] | null;
            together: string | null;
            trackingNumber: string;
            turn: components["schemas"]["OrderTurn"];
            type: components["schemas"]["OrderType"];
            unserved: components["schemas"]["OrderUnserved"] | null;
            volumeLitres: number;
            weightKg: number;
            windowEnd: string | null;
            windowStart: string | null;
        };
        OrderPatch: {
            address?: string;
            afterOrders?: string[];
            beforeOrders?: string[];
            cash?: number;
            confirmPlace?: boolean;
            custom?: components["schemas"]["CustomFields"];
            /** Format: date */
            date?: string;
            email?: string | null;
            instructions?: string | null;
            items?: components["schemas"]["NewItemCount"][];
            lastDate?: string | null;
            lat?: number | null;
            latePrice?: number;
            lng?: number | null;
            notVehicles?: string[];
            onlyVehicles?: string[];
            otherWindows?: string[];
            packages?: number;
            pair?: string | null;
            pallets?: number;
            phone?: string | null;
            priority?: number;
            prize?: number;
            proof?: components["schemas"]["OrderProof"];
            recipient?: string;
            reference?: string;
            serviceMinutes?: number;
            skills?: string[];
            together?: string | null;
            turn?: components["schemas"]["OrderTurn"];
            type?: components["schemas"]["OrderType"];
            volumeLitres?: number;
            weightKg?: number;
            windowEnd?: string | null;
            windowStart?: string | null;
        };
        OrderPrice: {
            currency: string;
            lines: components["schemas"]["PriceLine"][];
            metres: number;
            /** Format: date-time */
            pricedAt: string;
            rateCard: string;
            totalMinor: number;
        };
        /** @enum {string} */
        OrderProof: "company" | "none" | "photo" | "signature" | "photo_and_signature" | "name" | "pin" | "barcode" | "age_check";
        OrderReference: {
            /** Format: uuid */
            id: string;
            reference: string;
        };
        OrderRequest: {
            /** Format: date-time */
            createdAt: string;
            currency: string;
            /** Format: date */
            date: string;
            /** Format: uuid */
            id: string;
            orderId: string | null;
            priceMinor: number;
            problem: string | null;
            state: components["schemas"]["RequestState"];
            wish: components["schemas"]["OrderWish"] | null;
        };
        OrderRequestsResponse: {
            items: components["schemas"]["OrderRequest"][];
        };
        OrderSeries: {
            /** Format: date */
            date: string;
            /** Format: uuid */
            id: string;
        };
        OrderSlot: {
            costMinor: number;
            /** Format: date */
            date: string;
            extraMetres: number;
            extraSeconds: number;
            /** Format: date-time */
            serviceAt: string;
            vehicle: components["schemas"]["NamedRecord"];
            windowEnd: string;
            windowStart: string;
        };
        /** @enum {string} */
        OrderStatus: "open" | "dispatched" | "completed" | "failed" | "cancelled";
        OrderStepsResponse: {
            items: {
                /** Format: date-time */
                at: string;
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                saidBy: "driver" | "dispatch" | "scan" | "zone";
                /** Format: uuid */
                stepId: string;
            }[];
            next: components["schemas"]["ShownStep"][];
        };
        OrderTemplate: components["schemas"]["StoredTemplate"];
        /** @enum {string} */
        OrderTurn: "any" | "first" | "last";
        /** @enum {string} */
        OrderType: "delivery" | "pickup";
        OrderUnserved: {
            message: string;
            reason: string;
        };
        OrderWish: {
            address: string;
            /** @default {} */
            custom: components["schemas"]["TextsByName"];
            email: string | null;
            from: string;
            /** @default null */
            language: string | null;
            lat: number;
            lng: number;
            note: string | null;
            packages: number;
            phone: string | null;
            recipient: string;
            service: string;
            serviceMinutes: number | null;
            to: string;
            type: components["schemas"]["OrderType"];
            weightKg: number | null;
        };
        Paper: {
            expiresOn: string | null;
            kind: string;
            number: string | null;
        };
        PayCorrection: {
            amountMinor: number;
            /** Format: date */
            date: string;
            /** Format: uuid */
            id: string;
            reason: string;
        };
        PayDay: {
            amountMinor: number;
            /** Format: date */
            date: string;
            failed: number;
            isFinished: boolean;
            lines: {
                amountMinor: number;
                /** @enum {string} */
                kind: "shift" | "hours" | "stops" | "distance" | "miles" | "failed" | "on_time" | "minimum";
                quantity: number;
                rateMinor: number;
            }[];
            metres: number;
            onTime: number;
            routes: {
                /** Format: uuid */
                id: string;
                number: number;
            }[];
            rule: components["schemas"]["NamedRecord"] | null;
            seconds: number;
            served: number;
        };
        PayRates: {
            /** @default 0 */
            dayMinimumMinor?: number;
            /** @default 0 */
            onTimeMinor?: number;
            /** @default 95 */
            onTimePercent?: number;
            /** @default 0 */
            perFailedMinor?: number;
            /** @default 0 */
            perHourMinor?: number;
            /** @default 0 */
            perKmMinor?: number;
            /** @default 0 */
            perMileMinor?: number;
            /** @default 0 */
            perShiftMinor?: number;
            /** @default 0 */
            perStopMinor?: number;
        };
        PayRule: {
            drivers: components["schemas"]["NamedRecord"][];
            /** Format: uuid */
            id: string;
            isRemovable: boolean;
            name: string;
            rates: components["schemas"]["PayRates"];
            /** Format: date */
            startsOn: string;
        };
        PayStatement: {
            approvedAt: string | null;
            corrections: components["schemas"]["PayCorrection"][];
            currency: string;
            days: components["schemas"]["PayDay"][];
            driver: components["schemas"]["NamedRecord"];
            isComplete: boolean;
            month: string;
            totalMinor: number;
        };
        PayStatementItem: {
            approvedAt: string | null;
            correctionsMinor: number;
            currency: string;
            driven: {
                days: number;
                failed: number;
                metres: number;
                seconds: number;
                served: number;
                unpaidDays: number;
            };
            driver: components["schemas"]["NamedRecord"];
            isComplete: boolean;
            month: string;
            totalMinor: number;
        };
        PayStatementsResponse: {
            items: components["schemas"]["PayStatementItem"][];
        };
        Person: {
            address: string | null;
            email: string | null;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["PersonKind"];
            name: string;
            phone: string | null;
            uses: number;
        };
        /** @enum {string} */
        PersonKind: "recipient" | "driver" | "member";
        PersonRef: {
            ids: string[];
            kind: components["schemas"]["PersonKind"];
        };
        PersonRequest: {
            /** @enum {string} */
            act: "export" | "erase";
            bytes: number | null;
            counts: components["schemas"]["CountsByKind"];
            /** Format: date-time */
            createdAt: string;
            error: string | null;
            finishedAt: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "recipient" | "driver" | "member" | "account";
            personIds: string[];
            /** @enum {string} */
            status: "waiting" | "queued" | "running" | "done" | "failed";
        };
        PersonSummary: {
            emails: string[];
            files: number;
            mentions: components["schemas"]["CountsByKind"];
            names: string[];
            obstacles: string[];
            phones: string[];
            retained: {
                until: string;
                what: string;
                why: string;
            }[];
            rows: components["schemas"]["CountsByKind"];
            sharesName: boolean;
        };
        Plan: {
            adjustments: components["schemas"]["PlanAdjustment"][];
            basePlanId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date */
            date: string;
            error: string | null;
            /** Format: uuid */
            id: string;
            isOutOfDate: boolean;
            locks: components["schemas"]["PlanLocks"];
            name: string | null;
            objective: components["schemas"]["PlanObjective"];
            overlap: components["schemas"]["PlanOverlap"];
            /** Format: date-time */
            plannedAt?: string;
            plansAhead?: number | null;
            progress: components["schemas"]["PlanProgress"];
            restPlanId?: string | null;
            routes: components["schemas"]["PlanRoute"][];
            rules: components["schemas"]["PlanRules"];
            speeds: components["schemas"]["PlanSpeed"];
            status: components["schemas"]["PlanStatus"];
            summary: components["schemas"]["PlanSummary"];
            unserved: {
                fix: string | null;
                message: string;
                /** Format: uuid */
                orderId: string;
                reason: components["schemas"]["UnservedReason"];
            }[];
            version: number;
            violations: {
                amount: number;
                code: string;
                orderId: string | null;
                unit: components["schemas"]["ViolationUnit"];
                /** Format: uuid */
                vehicleId: string;
            }[];
        };
        PlanAdjustment: {
            driverId?: string | null;
            /** Format: date-time */
            endAt?: string;
            kg?: number;
            maxSeconds?: number;
            maxStops?: number;
            packages?: number;
            skills?: string[];
            /** Format: date-time */
            startAt?: string;
            /** Format: uuid */
            vehicleId: string;
        };
        PlanItem: {
            adjustments: components["schemas"]["PlanAdjustment"][];
            basePlanId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date */
            date: string;
            error: string | null;
            /** Format: uuid */
            id: string;
            isOutOfDate: boolean;
            locks: components["schemas"]["PlanLocks"];
            name: string | null;
            objective: components["schemas"]["PlanObjective"];
            /** Format: date-time */
            plannedAt?: string;
            plansAhead?: number | null;
            progress: components["schemas"]["PlanProgress"];
            restPlanId?: string | null;
            rules: components["schemas"]["PlanRules"];
            speeds: components["schemas"]["PlanSpeed"];
            status: components["schemas"]["PlanStatus"];
            summary: components["schemas"]["PlanSummary"];
            version: number;
        };
        PlanLocks: {
            orders: string[];
            vehicles: string[];
        };
        /** @enum {string} */
        PlanObjective: "cost" | "vehicles" | "balance" | "finish";
        PlanOverlap: {
            inOthers: number;
            stops: number;
        };
        PlanProgress: {
            cost: number | null;
            distanceMetres?: number | null;
            elapsedSeconds: number;
            history: [
                number,
                number
            ][];
            limitSeconds: number;
            served: number;
            total: number;
        };
        PlanRisk: {
            days: number;
            expectedMisses: number | null;
            /** Format: uuid */
            planId: string;
            promises: number;
            routes: {
                expectedMisses: number | null;
                /** Format: uuid */
                id: string;
                lateEndDays: number | null;
                number: number;
                promises: number;
                shiftEndsAt: string | null;
                stops: {
                    missedDays: number | null;
                    /** Format: uuid */
                    orderId: string;
                    promisedTo: string | null;
                }[];
                /** Format: uuid */
                vehicleId: string;
            }[];
            spreads: {
                departureSeconds: number;
                drivingMedian: number;
                drivingOfLeg: number;
                drivingOfRoute: number;
                routes: number;
                serviceMedian: number;
                serviceOfStop: number;
                /** @enum {string} */
                source: "company" | "usual";
            };
            version: number;
        };
        PlanRoute: {
            co2Grams: number | null;
            cost: number | null;
            /** Format: date-time */
            departAt: string;
            distanceMetres: number;
            driverId: string | null;
            driveSeconds: number;
            durationSeconds: number;
            efficiency: number | null;
            /** Format: uuid */
            id: string;
            load: {
                kg: number;
                packages: number;
            };
            number: number;
            overtimeCost: number | null;
            /** Format: date-time */
            returnAt: string;
            serviceSeconds: number;
            stops: components["schemas"]["PlanStop"][];
            /** Format: uuid */
            vehicleId: string;
            waitSeconds: number;
        };
        PlanRules: {
            compactPercent?: number;
            maxSeconds?: number;
            maxStops?: number;
            notBefore?: string;
            saferPercent?: number;
        };
        PlanSafety: {
            allowedPercent: number;
            earlierRoutes: number;
            extraCost: number;
            extraPercent: number;
            missesAfter: number;
            missesBefore: number;
            movedOrders: number;
            promises: number;
        };
        /** @enum {string} */
        PlanSpeed: "map" | "company" | "changed";
        /** @enum {string} */
        PlanStatus: "queued" | "running" | "done" | "stopped" | "failed" | "dispatched";
        PlanStop: {
            /** Format: date-time */
            arriveAt: string;
            /** Format: date-time */
            departAt: string;
            lateSeconds: number;
            legDistanceMetres: number;
            legDurationSeconds: number;
            /** Format: uuid */
            orderId: string;
            reload: {
                /** Format: date-time */
                arriveAt: string;
                /** Format: date-time */
                departAt: string;
            } | null;
            sequence: number;
            /** Format: date-time */
            serviceAt: string;
            waitSeconds: number;
        };
        PlanSummary: {
            baselineDistanceMetres: number | null;
            cheapestCost: number | null;
            compactness?: {
                after: components["schemas"]["PlanOverlap"];
                allowedPercent: number;
                before: components["schemas"]["PlanOverlap"];
                extraCost: number;
                extraPercent: number;
                movedOrders: number;
            } | null;
            cost: number | null;
            distanceMetres: number;
            driveSeconds: number;
            durationSeconds: number;
            estimate: {
                country: string | null;
                countryKmh: number;
                detour: number;
                townDetour: number;
                townKmh: number;
            } | null;
            fairnessCost?: number | null;
            hasUnknownLimits: boolean;
            isStarved: boolean;
            late: number;
            lowerBound: number | null;
            onRoads: boolean;
            /** @enum {string} */
            roads: "roads" | "estimated";
            routes: number;
            safety?: components["schemas"]["PlanSafety"] | null;
            stops: number;
            unserved: number;
            waitSeconds: number;
        };
        PriceLine: {
            amountMinor: number;
            /** @enum {string} */
            kind: "base" | "distance" | "parcels" | "weight" | "zone" | "window" | "weekend" | "night" | "minimum";
            quantity: number;
            rateMinor: number;
        };
        ProofDocument: {
            codes: string[];
            company: string;
            driver: {
                firstName: string;
            } | null;
            files: {
                bytes: number | null;
                /** @enum {string} */
                kind: "photo" | "signature";
                sha256: string | null;
            }[];
            /** @constant */
            format: "dropwise-proof";
            /** Format: date-time */
            happenedAt: string;
            isAgeChecked: boolean;
            isPinChecked: boolean;
            later: components["schemas"]["LaterReport"][];
            order: string;
            /** @enum {string} */
            outcome: "delivered" | "partly_delivered";
            place: {
                city: string | null;
                street: string | null;
                timeZone: string;
            };
            position: {
                lat: number;
                lng: number;
            } | null;
            /** Format: date-time */
            receivedAt: string;
            saidBy: components["schemas"]["ProofReporter"];
            /** Format: date-time */
            signedAt: string;
            trackingNumber: string;
            /** @constant */
            version: 1;
        };
        /** @enum {string} */
        ProofReporter: "driver" | "dispatch";
        PublicOrderForm: {
            company: {
                color: string;
                hidesPlatform: boolean;
                language: string;
                logoUrl: string | null;
                name: string;
            };
            currency: string;
            customFields: {
                choices: string[];
                isRequired: boolean;
                name: string;
                type: components["schemas"]["CustomFieldType"];
            }[];
            fields: components["schemas"]["FormFields"];
            intro: string;
            mark: string;
            needsAcceptance: boolean;
            services: {
                id: string;
                name: string;
                priceMinor: number | null;
                type: components["schemas"]["OrderType"];
            }[];
        };
        QuoteBody: {
            /** Format: date */
            date: string;
            lat: number;
            lng: number;
            /** @default 1 */
            packages?: number;
            /** Format: uuid */
            rateCardId?: string;
            /** @default 0 */
            weightKg?: number;
            windowEnd?: string;
            windowStart?: string;
        };
        RangeCount: {
            arrivals: number;
            held: number;
        };
        RateCard: {
            /** Format: uuid */
            id: string;
            isDefault: boolean;
            name: string;
            rates: components["schemas"]["ServiceRates"];
        };
        RateCardBody: {
            /** @default false */
            isDefault?: boolean;
            name: string;
            rates: components["schemas"]["ServiceRates"];
        };
        Recall: {
            planId: string | null;
            routes: components["schemas"]["IdOnly"][];
            told: {
                /** Format: uuid */
                orderId: string;
                recipient: string;
                reference: string;
            }[];
        };
        /** @enum {string} */
        RecordedOutcome: "delivered" | "failed" | "returned";
        /** @enum {string} */
        RecordStatus: "active" | "archived";
        RecurringOrder: {
            endsOn: string | null;
            everyWeeks: number;
            /** Format: uuid */
            id: string;
            nextDay: string | null;
            order: components["schemas"]["StoredTemplate"];
            problem: string | null;
            reference: string;
            skipDates: string[];
            /** Format: date */
            startsOn: string;
            weekdays: number[];
        };
        RecurringOrderBody: {
            /** @default null */
            endsOn?: string | null;
            /** @default 1 */
            everyWeeks?: number;
            order: components["schemas"]["OrderTemplate"];
            /** @default  */
            reference?: string;
            /** @default [] */
            skipDates?: string[];
            /** Format: date */
            startsOn: string;
            weekdays: number[];
        };
        Repair: {
            after: components["schemas"]["RestOfDay"];
            before: components["schemas"]["RestOfDay"];
            changes: components["schemas"]["RepairChange"][];
            /** Format: date-time */
            clock: string;
            /** Format: date */
            date: string;
            handovers: {
                /** Format: date-time */
                at: string;
                fromName: string | null;
                orderIds: string[];
                /** Format: uuid */
                vehicleId: string;
            }[];
            /** Format: uuid */
            id: string;
            movedPromises: number;
            /** @enum {string} */
            status: "proposed" | "accepted";
            unserved: {
                message: string;
                /** Format: uuid */
                orderId: string;
                reason?: components["schemas"]["UnservedReason"];
                recipient: string;
                reference: string;
            }[];
            violations?: components["schemas"]["RouteViolation"][];
        };
        RepairChange: {
            after: string | null;
            before: string | null;
            from: components["schemas"]["VanReference"] | null;
            isPromiseMoved: boolean;
            lateSecondsAfter: number;
            lateSecondsBefore: number;
            /** Format: uuid */
            orderId: string;
            promisedFrom: string | null;
            promisedTo: string | null;
            recipient: string;
            reference: string;
            to: components["schemas"]["VanReference"] | null;
        };
        Replay: {
            days: {
                /** Format: date */
                date: string;
                driven: components["schemas"]["ReplayFigures"];
                leftOut: number;
                notes: string[];
                /** @enum {string} */
                outcome: "better" | "same" | "worse" | "not_comparable";
                planned: components["schemas"]["ReplayFigures"];
                saved: components["schemas"]["ReplayFigures"] | null;
                unserved: string[];
            }[];
            problems: string[];
            refused: {
                /** Format: date */
                date: string;
                message: string;
            }[];
            total: {
                days: number;
                driven: components["schemas"]["ReplayFigures"];
                planned: components["schemas"]["ReplayFigures"];
                saved: components["schemas"]["ReplayFigures"];
            } | null;
        };
        ReplayFigures: {
            costMinor: number;
            distanceMetres: number;
            driveSeconds: number;
            durationSeconds: number;
            missedWindows: number;
            orders: number;
            vehicles: number;
        };
        ReportDefinition: {
            by: components["schemas"]["ReportGroup"];
            /** Format: uuid */
            depotId?: string;
            /** Format: uuid */
            driverId?: string;
            /** Format: date */
            from?: string;
            measures: components["schemas"]["MeasureKey"][];
            span: components["schemas"]["ReportSpan"];
            /** Format: date */
            to?: string;
            /** Format: uuid */
            vehicleId?: string;
        };
        /** @enum {string} */
        ReportGroup: "day" | "driver" | "vehicle" | "depot" | "customer" | "week" | "month";
        /** @enum {string} */
        ReportSpan: "yesterday" | "last_7_days" | "last_30_days" | "last_90_days" | "last_week" | "last_month" | "this_month" | "custom";
        /** @enum {string} */
        RequestState: "waiting" | "accepted" | "declined";
        RestOfDay: {
            costMinor: number;
            distanceMetres: number;
            lastReturnAt: string | null;
            lateSeconds: number;
            lateStops: number;
            paidSeconds: number;
            stops: number;
            withoutVan: number;
        };
        /** @enum {string} */
        RoadProfileName: "car" | "truck";
        Route: {
            capacityPackages: number;
            co2Grams: number | null;
            /** Format: date */
            date: string;
            /** Format: date-time */
            departAt: string;
            distanceMetres: number;
            driver: components["schemas"]["NamedRecord"] | null;
            driveSeconds: number;
            durationSeconds: number;
            efficiency: number | null;
            /** Format: uuid */
            id: string;
            isOutOfDate: boolean;
            lateSeconds: number;
            loads: number;
            maxShiftSeconds: number;
            number: number;
            packages: number;
            planId: string | null;
            /** Format: date-time */
            returnAt: string;
            serviceSeconds: number;
            /** @enum {string} */
            status: "proposed" | "dispatched" | "started" | "finished";
            stops: number;
            stopsDone: number;
            vehicle: components["schemas"]["VehicleReference"];
            waitSeconds: number;
        };
        RouteFigures: {
            cost: number | null;
            /** Format: date-time */
            departAt: string;
            distanceMetres: number;
            driverId: string | null;
            durationSeconds: number;
            lateStops: number;
            /** Format: date-time */
            returnAt: string;
            stops: number;
        };
        RouteViolation: {
            amount: number;
            code: string;
            orderId: string | null;
            text: string;
            unit: components["schemas"]["ViolationUnit"];
            /** Format: uuid */
            vehicleId: string;
        };
        SavedReport: {
            definition: components["schemas"]["ReportDefinition"];
            /** Format: uuid */
            id: string;
            isMine: boolean;
            isMutable: boolean;
            isShared: boolean;
            mailEvery: components["schemas"]["MailRhythm"] | null;
            mailProblem: string | null;
            makerName: string | null;
            name: string;
            readers: components["schemas"]["MemberReference"][];
            /** Format: date-time */
            updatedAt: string;
        };
        ServiceRates: {
            /** @default 0 */
            baseMinor?: number;
            /** @default 0 */
            includedKm?: number;
            /** @default 0 */
            minimumMinor?: number;
            /**
             * @default {
             *       "from": "20:00",
             *       "to": "06:00",
             *       "amountMinor": 0
             *     }
             */
            night?: {
                amountMinor: number;
                from: string;
                to: string;
            };
            /** @default 0 */
            perKmMinor?: number;
            /** @default 0 */
            perParcelMinor?: number;
            /**
             * @default {
             *       "weekdays": [
             *         6,
             *         7
             *       ],
             *       "amountMinor": 0
             *     }
             */
            weekend?: {
                amountMinor: number;
                weekdays: number[];
            };
            /** @default [] */
            weightBands?: {
                amountMinor: number;
                upToKg: number;
            }[];
            /** @default [] */
            windows?: {
                amountMinor: number;
                upToMinutes: number;
            }[];
            /** @default [] */
            zones?: {
                amountMinor: number;
                /** Format: uuid */
                zoneId: string;
            }[];
        };
        Shop: {
            calls: {
                deliveryId: string;
                message: string | null;
                /** @enum {string} */
                outcome: "stored" | "unchanged" | "cancelled" | "ignored" | "refused";
                receivedAt: string;
                reference: string | null;
                topic: string;
            }[];
            createdAt: string;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["ShopKind"];
            lastReceivedAt: string | null;
            leadDays: number;
            name: string;
            refused: number;
            url: string;
            wrongSignatureAt: string | null;
        };
        /** @enum {string} */
        ShopKind: "shopify" | "woocommerce";
        ShopsResponse: {
            items: components["schemas"]["Shop"][];
        };
        ShownStep: {
            colour: string | null;
            /** Format: uuid */
            id: string;
            name: string;
        };
        StatusStep: {
            afterId: string | null;
            colour: string | null;
            /** Format: uuid */
            id: string;
            isActive: boolean;
            isShown: boolean;
            name: string;
            names: components["schemas"]["TextsByName"];
            position: number;
            setBy: ("driver" | "dispatcher" | "scan" | "zone")[];
            /** @enum {string} */
            state: "pending" | "picked_up" | "in_transit" | "out_for_delivery" | "delivered";
            uses: number;
            zoneId: string | null;
        };
        StopPlace: {
            /** Format: date-time */
            arriveAt: string;
            route: number;
            sequence: number;
            /** Format: uuid */
            vehicleId: string;
        };
        StoredTemplate: {
            /** @default  */
            address?: string;
            /** @default [] */
            afterOrders?: string[];
            /** @default [] */
            beforeOrders?: string[];
            /** @default 0 */
            cash?: number;
            custom?: components["schemas"]["CustomFields"];
            email?: string | null;
            instructions?: string | null;
            items?: components["schemas"]["NewItemCount"][];
            lat?: number | null;
            /** @default 0 */
            latePrice?: number;
            lng?: number | null;
            /** @default [] */
            notVehicles?: string[];
            /** @default [] */
            onlyVehicles?: string[];
            /** @default [] */
            otherWindows?: string[];
            /** @default 1 */
            packages?: number;
            pair?: string | null;
            /** @default 0 */
            pallets?: number;
            phone?: string | null;
            /** @default 0 */
            priority?: number;
            /** @default 0 */
            prize?: number;
            /** @default company */
            proof?: components["schemas"]["OrderProof"];
            /** @default  */
            recipient?: string;
            serviceMinutes?: number;
            /** @default [] */
            skills?: string[];
            together?: string | null;
            /** @default any */
            turn?: components["schemas"]["OrderTurn"];
            /** @default delivery */
            type?: components["schemas"]["OrderType"];
            /** @default 0 */
            volumeLitres?: number;
            /** @default 0 */
            weightKg?: number;
            windowEnd?: string | null;
            windowStart?: string | null;
        };
        /** @enum {string} */
        TableFormat: "csv" | "xlsx";
        TableImport: {
            created: number;
            rejected: {
                column: string;
                message: string;
                row: number;
            }[];
            updated: number;
        };
        TableImportBody: {
            csv: string;
            /** @default false */
            dryRun?: boolean;
        };
        TextsByName: {
            [key: string]: string;
        };
        Tracking: {
            brand: {
                color: string;
                hidesPlatform: boolean;
                language: string;
                logoUrl: string | null;
                name: string;
                /** @enum {string} */
                units: "mi" | "km";
            };
            /** Format: date-time */
            clock: string;
            contact: {
                canMessage: boolean;
                phone: string | null;
            };
            destination: {
                city: string | null;
                isExact: boolean;
                lat: number;
                lng: number;
                street: string;
            };
            driver: components["schemas"]["FirstNameOnly"] | null;
            eta: {
                at?: string | null;
                /** Format: date-time */
                from: string;
                lateSeconds?: number | null;
                reason: ({
                    /** @constant */
                    code: "as_planned";
                    values: Record<string, never>;
                } | {
                    /** @constant */
                    code: "in_turn";
                    values: {
                        driftMinutes: number;
                        slowerPercent?: number;
                        stopsBefore: number;
                    };
                }) | null;
                /** Format: date-time */
                to: string;
            } | null;
            isHere: boolean;
            location: {
                address: string | null;
                /** Format: date-time */
                at: string;
                heading: number | null;
                lat: number;
                lng: number;
                /** Format: date-time */
                receivedAt: string;
            } | null;
            neighbour: {
                houseNumber: string;
                name: string;
            } | null;
            origin: {
                city: string | null;
                name: string;
            };
            parcels: {
                fields: {
                    name: string;
                    /** @default text */
                    type: components["schemas"]["CustomFieldType"];
                    value: string;
                }[];
                items: components["schemas"]["ItemCount"][];
                packages: number;
                volumeLitres: number;
                weightKg: number;
            };
            path: string | null;
            progress: number;
            promised: {
                /** Format: date-time */
                from: string;
                /** Format: date-time */
                to: string;
            } | null;
            proof: {
                files: string[];
                receivedBy: string | null;
            } | null;
            proofUrl: string | null;
            recipient: components["schemas"]["FirstNameOnly"];
            reference: string;
            status: components["schemas"]["DeliveryStatus"];
            stopsBefore: number | null;
            timeline: {
                /** Format: date-time */
                at: string;
                location: string | null;
                names?: components["schemas"]["TextsByName"];
                status: string;
                title: string;
            }[];
            timeZone: string;
            trackingNumber: string;
            url: string;
            vehicle: string | null;
        };
        Trail: {
            breaks: {
                /** Format: date-time */
                from: string;
                to: string | null;
            }[];
            finishedAt: string | null;
            isSimulated: boolean;
            number: number;
            positionCount: number;
            /** Format: uuid */
            routeId: string;
            segments: {
                /** Format: date-time */
                at: string;
                line: string;
                seconds: number[];
            }[];
            startedAt: string | null;
        };
        TrailsResponse: {
            /** Format: date */
            date: string;
            keptSince: string | null;
            resolutionSeconds: number;
            trails: components["schemas"]["Trail"][];
        };
        UndeliveredMessage: {
            attempts: number;
            /** @enum {string} */
            channel: "email" | "sms";
            /** Format: date-time */
            createdAt: string;
            error: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orderId: string;
            recipient: string;
            reference: string;
            subject: string;
            to: string;
        };
        /** @enum {string} */
        UnservedReason: "window" | "capacity" | "shift" | "skills" | "unreachable" | "no_vehicle" | "max_stops" | "max_distance" | "vehicle_rule" | "not_worth_it" | "sequence" | "fleet_full" | "not_found_in_time" | "by_hand";
        VanReference: {
            name: string;
            number: number;
            /** Format: uuid */
            vehicleId: string;
        };
        Vehicle: {
            axleLoadTonnes: number | null;
            breaks: {
                from: string;
                minutes: number;
                to: string;
            }[];
            capacityKg: number;
            capacityLitres: number | null;
            capacityPackages: number;
            capacityPallets: number | null;
            co2GramsPerKm: number | null;
            costFixedMinor: number;
            costPerHourMinor: number;
            costPerKmMinor: number;
            costPerOvertimeHourMinor: number | null;
            depot: {
                /** Format: uuid */
                id: string;
                lat: number;
                lng: number;
                name: string;
            };
            driver: components["schemas"]["NamedRecord"] | null;
            endDepot: components["schemas"]["NamedRecord"] | null;
            energy: components["schemas"]["Energy"] | null;
            grossWeightTonnes: number | null;
            hasDevice: boolean;
            heightMetres: number | null;
            /** Format: uuid */
            id: string;
            inspectionsDue: {
                /** Format: date */
                dueOn: string;
                kind: string;
            }[];
            lastInFirstOut: boolean;
            lengthMetres: number | null;
            maxDistanceMetres: number | null;
            maxDrivingWithoutRest: components["schemas"]["DrivingRule"] | null;
            maxReloads: number;
            maxShiftMinutes: number;
            maxStops: number | null;
            name: string;
            odometerKm: number | null;
            overtimeAfterMinutes: number | null;
            papers: components["schemas"]["Paper"][];
            registration: string;
            reloadMinutes: number;
            roadProfile: components["schemas"]["RoadProfileName"];
            serviceDueKm: number | null;
            serviceDueOn: string | null;
            shiftEnd: string;
            shiftStart: string;
            skills: string[];
            status: components["schemas"]["RecordStatus"];
            usePer100Km: number | null;
            widthMetres: number | null;
            zones: components["schemas"]["NamedRecord"][];
        };
        VehicleBreak: {
            from: string;
            minutes: number;
            to: string;
        };
        VehicleDefect: {
            driver: string | null;
            files: string[];
            /** Format: uuid */
            id: string;
            isUnsafe: boolean;
            note: string | null;
            point: string;
            /** Format: date-time */
            reportedAt: string;
            resolution: string | null;
            resolvedAt: string | null;
        };
        VehiclePatch: {
            axleLoadTonnes?: number | null;
            breaks?: components["schemas"]["VehicleBreak"][];
            capacityKg?: number;
            capacityLitres?: number | null;
            capacityPackages?: number;
            capacityPallets?: number | null;
            costFixedMinor?: number;
            costPerHourMinor?: number;
            costPerKmMinor?: number;
            costPerOvertimeHourMinor?: number | null;
            /** Format: uuid */
            depotId?: string;
            driverId?: string | null;
            endDepotId?: string | null;
            energy?: components["schemas"]["Energy"] | null;
            grossWeightTonnes?: number | null;
            heightMetres?: number | null;
            lastInFirstOut?: boolean;
            lengthMetres?: number | null;
            maxDistanceMetres?: number | null;
            maxDrivingWithoutRest?: components["schemas"]["DrivingRule"] | null;
            maxReloads?: number;
            maxShiftMinutes?: number;
            maxStops?: number | null;
            name?: string;
            odometerKm?: number | null;
            overtimeAfterMinutes?: number | null;
            papers?: components["schemas"]["Paper"][];
            registration?: string;
            reloadMinutes?: number;
            roadProfile?: components["schemas"]["RoadProfileName"];
            serviceDueKm?: number | null;
            serviceDueOn?: string | null;
            shiftEnd?: string;
            shiftStart?: string;
            skills?: string[];
            status?: components["schemas"]["RecordStatus"];
            usePer100Km?: number | null;
            widthMetres?: number | null;
            zoneIds?: string[];
        };
        VehicleReference: {
            /** Format: uuid */
            id: string;
            name: string;
            registration: string;
        };
        VerifyProof: {
            changedSince: ("order" | "place")[];
            file: {
                document: components["schemas"]["ProofDocument"];
                signature: {
                    /** @constant */
                    algorithm: "Ed25519";
                    keyId: string;
                    publicKey: string;
                    value: string;
                };
            } | null;
            files: ("holds" | "removed" | "differs" | "unknown")[];
            isOnRecord: boolean;
            later: components["schemas"]["LaterReport"][];
            signer: {
                address: string | null;
            } | null;
            /** @enum {string} */
            verdict: "valid" | "other_installation" | "other_key" | "changed" | "unreadable";
        };
        /** @enum {string} */
        ViolationUnit: "seconds" | "metres" | "packages" | "grams" | "litres" | "pallets" | "stops" | "skills" | "count";
        /** @description A VROOM solution, or a code and an error. */
        VroomAnswer: {
            code: number;
        } & {
            [key: string]: unknown;
        };
        Webhook: {
            createdAt: string;
            delivered: number;
            description: string;
            events: string[];
            failed: number;
            /** Format: uuid */
            id: string;
            isActive: boolean;
            pausedReason: string | null;
            previousSecretUntil: string | null;
            url: string;
            waiting: number;
        };
        /** @enum {string} */
        WebhookCallState: "waiting" | "delivered" | "failed";
        WebhookDelivery: {
            attempts: number;
            createdAt: string;
            error: string | null;
            event: string;
            /** Format: uuid */
            id: string;
            milliseconds: number | null;
            nextAt: string | null;
            payload: {
                [key: string]: unknown;
            };
            state: components["schemas"]["WebhookCallState"];
            status: number | null;
            triedAt: string | null;
        };
        /** @enum {string} */
        WebhookEvent: "order.created" | "order.changed" | "order.cancelled" | "order.step" | "delivery.created" | "delivery.picked_up" | "delivery.in_transit" | "delivery.out_for_delivery" | "delivery.delivered" | "delivery.failed" | "delivery.returned" | "delivery.cancelled" | "vehicle.entered_zone" | "vehicle.left_zone" | "vehicle.dwelt_zone" | "vehicle.fuelled" | "vehicle.incident" | "plan.done" | "plan.failed" | "plan.dispatched" | "route.dispatched" | "route.changed" | "route.started" | "route.finished" | "route.cancelled";
        WebhookSecret: {
            /** Format: uuid */
            id: string;
            secret: string;
        };
        WeekFigures: {
            cost: number;
            distanceMetres: number;
            durationSeconds: number;
            orders: number;
            unserved: number;
            vans: number;
        };
        WeekMovesResponse: {
            moved: number;
            plans: {
                /** Format: date */
                date: string;
                /** Format: uuid */
                planId: string;
            }[];
            skipped: {
                /** Format: uuid */
                orderId: string;
                /** @enum {string} */
                reason: "recipient" | "promised" | "changed" | "day_over";
                reference: string;
            }[];
        };
        WeekPlan: {
            accepted: number;
            changes: components["schemas"]["WeekPlanOrder"][];
            /** Format: date-time */
            createdAt: string;
            days: number;
            error: string | null;
            /** Format: date */
            from: string;
            /** Format: uuid */
            id: string;
            movable: number;
            moves: number;
            movesFreely: boolean;
            orders: number;
            progress: components["schemas"]["WeekProgress"];
            result: {
                alone: components["schemas"]["WeekFigures"];
                days: {
                    alone: components["schemas"]["WeekFigures"];
                    /** Format: date */
                    date: string;
                    vehicles: number;
                    week: components["schemas"]["WeekFigures"];
                }[];
                hasUnknownLimits: boolean;
                isEstimated: boolean;
                week: components["schemas"]["WeekFigures"];
            } | null;
            status: components["schemas"]["WeekPlanStatus"];
        };
        WeekPlanItem: {
            accepted: number;
            /** Format: date-time */
            createdAt: string;
            days: number;
            error: string | null;
            /** Format: date */
            from: string;
            /** Format: uuid */
            id: string;
            movable: number;
            moves: number;
            movesFreely: boolean;
            orders: number;
            progress: components["schemas"]["WeekProgress"];
            status: components["schemas"]["WeekPlanStatus"];
        };
        WeekPlanOrder: {
            acceptedAt: string | null;
            /** Format: date */
            date: string;
            /** Format: date */
            earliest: string;
            held: ("recipient" | "promised" | "linked" | "locked" | "not_chosen" | "one_day") | null;
            /** Format: date */
            latest: string;
            /** Format: uuid */
            orderId: string;
            problem: string | null;
            proposedDate: string | null;
            recipient: string;
            reference: string;
            saves: number | null;
            undoneAt: string | null;
        };
        /** @enum {string} */
        WeekPlanStatus: "queued" | "running" | "done" | "stopped" | "failed";
        WeekProgress: {
            cost: number | null;
            costAlone: number | null;
            elapsedSeconds: number;
            limitSeconds: number;
            /** @enum {string} */
            phase: "alone" | "week";
        };
        WorkOrder: {
            costMinor: number;
            /** Format: date-time */
            createdAt: string;
            defect: {
                /** Format: uuid */
                id: string;
                point: string;
            } | null;
            doneOn: string | null;
            dueKm: number | null;
            dueOn: string | null;
            /** Format: uuid */
            id: string;
            labourMinor: number;
            nextDueKm: number | null;
            nextDueOn: string | null;
            note: string | null;
            odometerKm: number | null;
            parts: {
                costMinor: number;
                name: string;
                quantity: number;
                sku: string | null;
                unitMinor: number;
            }[];
            status: components["schemas"]["WorkState"];
            title: string;
            vehicle: {
                /** Format: uuid */
                id: string;
                name: string;
                odometerKm: number | null;
                registration: string;
            };
            workshop: string | null;
        };
        WorkOrderPatch: {
            doneOn?: string | null;
            dueKm?: number | null;
            dueOn?: string | null;
            labourMinor?: number;
            nextDueKm?: number | null;
            nextDueOn?: string | null;
            note?: string | null;
            odometerKm?: number | null;
            parts?: components["schemas"]["WorkPart"][];
            status?: components["schemas"]["WorkState"];
            title?: string;
            workshop?: string | null;
        };
        WorkPart: {
            name: string;
            quantity: number;
            sku?: string | null;
            unitMinor: number;
        };
        WorkShift: {
            breakMinutes: number;
            day: number;
            from: string;
            to: string;
        };
        /** @enum {string} */
        WorkState: "open" | "in_progress" | "done" | "cancelled";
        Zone: {
            color: string;
            /** Format: uuid */
            id: string;
            name: string;
            plansOrders: boolean;
            polygon: {
                coordinates: [
                    number,
                    number
                ][][];
                /** @constant */
                type: "Polygon";
            };
            vehicles: components["schemas"]["NamedRecord"][];
            watch: {
                dwellMinutes: number | null;
                entered: boolean;
                from: string | null;
                left: boolean;
                to: string | null;
                weekdays: number[];
            } | null;
            weekdays: number[];
        };
        ZonePatch: {
            color?: string;
            confirmPlace?: boolean;
            name?: string;
            plansOrders?: boolean;
            polygon?: components["schemas"]["ZonePolygon"];
            watch?: components["schemas"]["ZoneWatch"] | null;
            weekdays?: number[];
        };
        ZonePolygon: {
            coordinates: [
                number,
                number
            ][][];
            /** @constant */
            type: "Polygon";
        };
        ZoneWatch: {
            /** @default null */
            dwellMinutes?: number | null;
            /** @default false */
            entered?: boolean;
            /** @default null */
            from?: string | null;
            /** @default false */
            left?: boolean;
            /** @default null */
            to?: string | null;
            weekdays?: number[];
        };
    };
    responses: {
        /** @description The server failed. Try again. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request was refused. The body has a code, a message and usually a next step. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAddresses: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. Default: the first page. */
                cursor?: string;
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description What to look for. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cursor: string | null;
                        items: components["schemas"]["AddressEntry"][];
                        total: number;
                    };
                };
            };
        };
    };
    postAddresses: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAddress"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressEntry"];
                };
            };
        };
    };
    deleteAddressesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the addresses. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchAddressesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the addresses. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    confirmPlace?: boolean;
                    lat?: number;
                    lng?: number;
                    notes?: string | null;
                    serviceMinutes?: number | null;
                    window?: components["schemas"]["AddressWindow"] | null;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressEntry"];
                };
            };
        };
    };
    putAddressesByIdPin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the addresses. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    confirmPlace?: boolean;
                    lat: number;
                    lng: number;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accuracy: components["schemas"]["AddressAccuracy"];
                        /** Format: uuid */
                        id: string;
                        lat: number;
                        lng: number;
                        source: components["schemas"]["AddressSource"];
                        text: string;
                    };
                };
            };
        };
    };
    getAddressesExport: {
        parameters: {
            query?: {
                /** @description The format of the file. */
                format?: components["schemas"]["TableFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getAddressesGeocode: {
        parameters: {
            query: {
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description What to look for. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        attribution: string;
                        items: components["schemas"]["GeocodeCandidate"][];
                    };
                };
            };
        };
    };
    postAddressesGeocodeBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses: string[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postAddressesImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableImportBody"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableImport"];
                };
            };
        };
    };
    getAddressesReverse: {
        parameters: {
            query: {
                /** @description Latitude in degrees. */
                lat: number;
                /** @description Longitude in degrees. */
                lng: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        attribution: string;
                        item: components["schemas"]["GeocodeCandidate"] | null;
                    };
                };
            };
        };
    };
    getAddressesTowns: {
        parameters: {
            query: {
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description What to look for. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        attribution: string;
                        items: {
                            country: string;
                            countryName: string;
                            lat: number;
                            lng: number;
                            name: string;
                            population: number;
                        }[];
                    };
                };
            };
        };
    };
    getAnalytics: {
        parameters: {
            query: {
                /** @description The dimension to group by. */
                by?: "day" | "driver" | "vehicle" | "depot" | "customer";
                /** @description The first day, such as 2027-03-01. */
                from: string;
                /** @description The last day, such as 2027-03-31. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            capacityPackages: number;
                            co2Grams: number;
                            co2Metres: number;
                            co2Served: number;
                            costFixedMinor: number;
                            costMinor: number;
                            costTimeMinor: number;
                            costWayMinor: number;
                            drivenMetres: number;
                            failed: number;
                            key: string;
                            label: string;
                            movingSeconds: number;
                            onTime: number;
                            packages: number;
                            paidSeconds: number;
                            plannedMetres: number;
                            plannedSeconds: number;
                            /** @default 0 */
                            priceMinor: number;
                            ratings: number;
                            ratingSum: number;
                            returned: number;
                            routes: number;
                            served: number;
                            serviceSeconds: number;
                            shiftSeconds: number;
                            stops: number;
                            wayMetres: number;
                        }[];
                        lateStops: {
                            /** Format: date */
                            date: string;
                            lat: number;
                            lateSeconds: number;
                            lng: number;
                            /** Format: uuid */
                            orderId: string;
                            recipient: string;
                        }[];
                        ranges: {
                            calibrated: components["schemas"]["RangeCount"];
                            uncalibrated: components["schemas"]["RangeCount"];
                        };
                        reasons: {
                            count: number;
                            reason: string;
                        }[];
                        total: components["schemas"]["AnalyticsFigures"];
                    };
                };
            };
        };
    };
    getCompanyOrderFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fields: {
                            /** @default [] */
                            choices: string[];
                            /** @default false */
                            isRequired: boolean;
                            name: string;
                            /**
                             * @default [
                             *       "driver"
                             *     ]
                             */
                            shownTo: ("driver" | "label" | "recipient" | "visitor")[];
                            /** @default text */
                            type: components["schemas"]["CustomFieldType"];
                        }[];
                    };
                };
            };
        };
    };
    getCompanyOrderForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        form: {
                            confirmation: string;
                            daysAhead: number;
                            fields: components["schemas"]["FormFields"];
                            frameOrigins: string[];
                            intro: string;
                            isOpen: boolean;
                            leadHours: number;
                            needsAcceptance: boolean;
                            services: {
                                id: string;
                                name: string;
                                /** @default 0 */
                                perPackageMinor: number;
                                /** @default 0 */
                                priceMinor: number;
                                /** @default null */
                                serviceMinutes: number | null;
                                /** @default delivery */
                                type: components["schemas"]["OrderType"];
                            }[];
                            slots: {
                                from: string;
                                id: string;
                                /** @default null */
                                most: number | null;
                                /** @default 0 */
                                supplementMinor: number;
                                to: string;
                                weekdays: number[];
                            }[];
                            zoneIds: string[];
                        };
                        rateCard: string | null;
                        url: string;
                    };
                };
            };
        };
    };
    getCompanyTrackingHost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checkedAt: string | null;
                        host: string | null;
                        linksTo: string;
                        record: {
                            name: string;
                            /** @constant */
                            type: "CNAME";
                            value: string;
                        } | null;
                        seen: string | null;
                        /** @enum {string} */
                        state: "not_checked" | "points_here" | "points_elsewhere" | "unknown";
                    };
                };
            };
        };
    };
    getDaysByDateOffers: {
        parameters: {
            query: {
                /** @description Id of the order. */
                orderId: string;
            };
            header?: never;
            path: {
                /** @description A day in the time zone of the company, such as 2027-03-01. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offers: {
                            costMinor: number;
                            distanceMetres: number;
                            driverName: string | null;
                            /** Format: date-time */
                            etaAt: string;
                            handoverAt: string | null;
                            lateSeconds: number;
                            lateStops: number;
                            name: string;
                            number: number;
                            paidSeconds: number;
                            /** Format: uuid */
                            vehicleId: string;
                        }[];
                    };
                };
            };
        };
    };
    postDaysByDateRepair: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A day in the time zone of the company, such as 2027-03-01. */
                date: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    maxMovedPromises?: number;
                    /** @default [] */
                    orderIdsIn?: string[];
                    /** @default [] */
                    vehicleIdsOut?: string[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Repair"];
                };
            };
        };
    };
    getDepots: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. Default: the first page. */
                cursor?: string;
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description Returns only rows that changed since this time, in RFC 3339. */
                updatedSince?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf?: string;
                        cursor: string | null;
                        items: components["schemas"]["Depot"][];
                    };
                };
            };
        };
    };
    postDepots: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDepot"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Depot"];
                };
            };
        };
    };
    patchDepotsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the depots. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepotPatch"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Depot"];
                };
            };
        };
    };
    getDrivers: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. Default: the first page. */
                cursor?: string;
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description Returns only rows that changed since this time, in RFC 3339. */
                updatedSince?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf?: string;
                        cursor: string | null;
                        items: components["schemas"]["Driver"][];
                    };
                };
            };
        };
    };
    postDrivers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDriver"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Driver"];
                };
            };
        };
    };
    patchDriversById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the drivers. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverPatch"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Driver"];
                };
            };
        };
    };
    getDriversByIdMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the drivers. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        driverId: string;
                        items: components["schemas"]["Message"][];
                        name: string;
                    };
                };
            };
        };
    };
    postDriversByIdMessagesRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the drivers. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getDriversExport: {
        parameters: {
            query?: {
                /** @description The format of the file. */
                format?: components["schemas"]["TableFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postDriversImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableImportBody"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableImport"];
                };
            };
        };
    };
    getFairness: {
        parameters: {
            query?: {
                /** @description The last day, such as 2027-03-31. Default: yesterday. */
                until?: string;
                /** @description The number of weeks. */
                weeks?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date */
                        from: string;
                        items: {
                            driver: components["schemas"]["NamedRecord"];
                            heavyStops: number;
                            lateFinishes: number;
                            routes: number;
                            seconds: number;
                            stops: number;
                        }[];
                        /** Format: date */
                        to: string;
                    };
                };
            };
        };
    };
    getFuelFills: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. Default: the first page. */
                cursor?: string;
                /** @description The first day, such as 2027-03-01. */
                from?: string;
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description The last day, such as 2027-03-31. */
                to?: string;
                /** @description Id of the vehicle. */
                vehicleId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cursor: string | null;
                        items: components["schemas"]["ListedFill"][];
                    };
                };
            };
        };
    };
    postFuelFills: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFill"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fill"];
                };
            };
        };
    };
    deleteFuelFillsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the fuel fills. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postFuelFillsImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableImportBody"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableImport"];
                };
            };
        };
    };
    getIncidents: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. Default: the first page. */
                cursor?: string;
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description The status of rows. */
                status?: components["schemas"]["IncidentState"];
                /** @description Id of the vehicle. */
                vehicleId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cursor: string | null;
                        items: components["schemas"]["FleetIncidentItem"][];
                    };
                };
            };
        };
    };
    postIncidents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFleetIncident"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetIncident"];
                };
            };
        };
    };
    getIncidentsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the incidents. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetIncident"];
                };
            };
        };
    };
    patchIncidentsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the incidents. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    costMinor?: number | null;
                    severity?: components["schemas"]["IncidentSeverity"];
                    status?: components["schemas"]["IncidentState"];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetIncident"];
                };
            };
        };
    };
    postIncidentsByIdEntries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the incidents. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    files?: string[];
                    text?: string | null;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetIncident"];
                };
            };
        };
    };
    getLive: {
        parameters: {
            query?: {
                /** @description A day in the time zone of the company, such as 2027-03-01. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        clock: string;
                        counts: {
                            atRisk: number;
                            delivered: number;
                            failed: number;
                            late: number;
                            onTime: number;
                            stops: number;
                            toSettle?: number;
                            vans: number;
                            vansOut: number;
                        };
                        /** Format: date */
                        date: string;
                        routes: components["schemas"]["LiveRoute"][];
                        unsettled?: {
                            /** Format: date */
                            date: string;
                            stops: number;
                        }[];
                    };
                };
            };
        };
    };
    getLiveGeometry: {
        parameters: {
            query?: {
                /** @description A day in the time zone of the company, such as 2027-03-01. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        routes: {
                            legs: string[];
                            number: number;
                            /** Format: uuid */
                            routeId: string;
                            stopIds: string[];
                        }[];
                    };
                };
            };
        };
    };
    getLiveTrails: {
        parameters: {
            query?: {
                /** @description A day in the time zone of the company, such as 2027-03-01. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrailsResponse"];
                };
            };
        };
    };
    getMapCoverage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        outside: {
                            address: string;
                            lat: number;
                            lng: number;
                            name: string;
                        }[];
                        requestedAt: string | null;
                    };
                };
            };
        };
    };
    postMcp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        drivers: {
                            /** Format: uuid */
                            driverId: string;
                            isReachable: boolean;
                            last: components["schemas"]["Message"] | null;
                            name: string;
                            unread: number;
                        }[];
                        items: {
                            last: components["schemas"]["Message"];
                            /** Format: uuid */
                            orderId: string;
                            recipient: string;
                            reference: string;
                            trackingNumber: string;
                            unread: number;
                        }[];
                    };
                };
            };
        };
    };
    getMessagesBroadcasts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: date-time */
                            at: string;
                            /** Format: uuid */
                            id: string;
                            readBy: number;
                            sentTo: number;
                            text: string;
                            unreadBy: string[];
                        }[];
                    };
                };
            };
        };
    };
    postMessagesDrivers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    to: ("all" | "on_the_road") | string[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        broadcastId: string | null;
                        sentTo: number;
                        unreachable: string[];
                    };
                };
            };
        };
    };
    getMessagesUndelivered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["UndeliveredMessage"][];
                    };
                };
            };
        };
    };
    deleteMessagesUndeliveredById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the undelivered. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postMessagesUndeliveredByIdRetry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the undelivered. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postOptimize: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VroomAnswer"];
                };
            };
            /** @description Failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VroomAnswer"] | components["schemas"]["ErrorBody"];
                };
            };
            /** @description Failed */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VroomAnswer"];
                };
            };
            /** @description Failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VroomAnswer"];
                };
            };
        };
    };
    getOrderFormBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the order form. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicOrderForm"];
                };
            };
        };
    };
    postOrderFormBySlugOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the order form. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormOrderBody"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        confirmation: string;
                        state: components["schemas"]["RequestState"];
                        trackingUrl: string | null;
                    };
                };
            };
        };
    };
    postOrderFormBySlugSlots: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the order form. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    /** @default 1 */
                    packages?: number;
                    serviceId: string;
                    weightKg?: number | null;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        slots: {
                            /** Format: date */
                            date: string;
                            from: string;
                            priceMinor: number;
                            slotId: string;
                            to: string;
                        }[];
                    };
                };
            };
        };
    };
    getOrderRequests: {
        parameters: {
            query?: {
                /** @description The state of rows. */
                state?: components["schemas"]["RequestState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRequestsResponse"];
                };
            };
        };
    };
    postOrderRequestsByIdAccept: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the order requests. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRequestsResponse"];
                };
            };
        };
    };
    postOrderRequestsByIdDecline: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the order requests. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRequestsResponse"];
                };
            };
        };
    };
    postOrderRequestsByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the order requests. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRequestsResponse"];
                };
            };
        };
    };
    getOrders: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. Default: the first page. */
                cursor?: string;
                /** @description The name of one of the company’s own fields of orders. Needs a date. */
                customField?: string;
                /** @description What the field must hold. Empty: orders without a value. */
                customValue?: string;
                /** @description A day in the time zone of the company, such as 2027-03-01. */
                date?: string;
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description The reference of an order. */
                reference?: string;
                /** @description The status of rows. */
                status?: components["schemas"]["OrderStatus"];
                /** @description Returns only rows that changed since this time, in RFC 3339. */
                updatedSince?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf?: string;
                        cursor: string | null;
                        items: components["schemas"]["OrderItem"][];
                    };
                };
            };
        };
    };
    postOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    getOrdersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    patchOrdersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPatch"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    getOrdersByIdAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ListedAttachment"][];
                    };
                };
            };
        };
    };
    postOrdersByIdAttachments: {
        parameters: {
            query: {
                /** @description The name of the file. */
                name: string;
            };
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
                "application/pdf": string;
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedAttachment"];
                };
            };
        };
    };
    deleteOrdersByIdAttachmentsByAttachmentId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the attachments. */
                attachmentId: string;
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getOrdersByIdAttachmentsByAttachmentIdFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the attachments. */
                attachmentId: string;
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getOrdersByIdDisputePack: {
        parameters: {
            query?: {
                /** @description The format of the file. */
                format?: "zip" | "pdf";
            };
            header?: never;
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getOrdersByIdEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OrderEvent"][];
                    };
                };
            };
        };
    };
    getOrdersByIdMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Message"][];
                        recipient: string;
                        reference: string;
                        trackingNumber: string;
                    };
                };
            };
        };
    };
    postOrdersByIdMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    alsoByMailAndText?: boolean;
                    text: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdOnly"];
                };
            };
        };
    };
    postOrdersByIdMessagesRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postOrdersByIdOutcome: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["RecordedOutcome"];
                    note?: string | null;
                    reason?: string | null;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        kind: components["schemas"]["RecordedOutcome"];
                        /** Format: uuid */
                        orderId: string;
                        reason: string | null;
                    };
                };
            };
        };
    };
    getOrdersByIdPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        price: components["schemas"]["OrderPrice"] | null;
                    };
                };
            };
        };
    };
    postOrdersByIdPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    rateCardId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPrice"];
                };
            };
        };
    };
    postOrdersByIdSplit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    parts: number;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderIdsResponse"];
                };
            };
        };
    };
    postOrdersByIdStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    stepId: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStepsResponse"];
                };
            };
        };
    };
    getOrdersByIdSteps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStepsResponse"];
                };
            };
        };
    };
    postOrdersCancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderIds: string[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bulk"];
                };
            };
        };
    };
    getOrdersExport: {
        parameters: {
            query?: {
                /** @description The name of one of the company’s own fields of orders. Needs a date. */
                customField?: string;
                /** @description What the field must hold. Empty: orders without a value. */
                customValue?: string;
                /** @description A day in the time zone of the company, such as 2027-03-01. */
                date?: string;
                /** @description Words that rows must contain, in the syntax of the list on the screen. */
                filter?: string;
                /** @description The format of the file. */
                format?: components["schemas"]["TableFormat"];
                /** @description The reference of an order. */
                reference?: string;
                /** @description The orders of the day to include. */
                show?: "all" | "unserved" | "late";
                /** @description The status of rows. */
                status?: components["schemas"]["OrderStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postOrdersImport: {
        parameters: {
            query?: {
                /** @description Codes of warnings that the caller accepts, separated by commas. */
                confirmed?: string;
                /** @description The day of every row, such as 2027-03-01, or `file` to use the days of the file. */
                day?: ("file" | "today" | "next_working_day") | string;
                /** @description The day of rows without a day, such as 2027-03-01. */
                defaultDate?: string;
                /** @description `true` checks the file and stores nothing. */
                dryRun?: components["schemas"]["FlagText"];
                /** @description The name of the file, for the list of imports. */
                fileName?: string;
                /** @description `true` for a file of past days: its orders are stored but not planned, and recipients are not notified. */
                history?: components["schemas"]["FlagText"];
                /** @description `true` stores the valid rows of a file and skips rejected ones. */
                partial?: components["schemas"]["FlagText"];
                /** @description The name of the sheet in a workbook. */
                sheet?: string;
            };
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "text/csv": string;
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
        };
    };
    postOrdersImportsByIdUndo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the imports. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bulk"];
                };
            };
        };
    };
    getOrdersLabels: {
        parameters: {
            query?: {
                /** @description A day in the time zone of the company, such as 2027-03-01. */
                date?: string;
                /** @description The format of the file. */
                format?: "pdf" | "zpl";
                /** @description Ids of orders, separated by commas. */
                orderIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postOrdersMerge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderIds: string[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderIdsResponse"];
                };
            };
        };
    };
    getOrdersPricesFile: {
        parameters: {
            query: {
                /** @description The format of the file. */
                format?: components["schemas"]["TableFormat"];
                /** @description The first day, such as 2027-03-01. */
                from: string;
                /** @description The last day, such as 2027-03-31. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postPayCorrections: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amountMinor: number;
                    /** Format: date */
                    date: string;
                    /** Format: uuid */
                    driverId: string;
                    reason: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayCorrection"];
                };
            };
        };
    };
    deletePayCorrectionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the pay corrections. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getPayRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PayRule"][];
                    };
                };
            };
        };
    };
    postPayRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    driverIds?: string[];
                    name: string;
                    rates: components["schemas"]["PayRates"];
                    /** Format: date */
                    startsOn: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRule"];
                };
            };
        };
    };
    deletePayRulesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the pay rules. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getPayStatements: {
        parameters: {
            query: {
                /** @description A month, such as 2027-03. */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayStatementsResponse"];
                };
            };
        };
    };
    getPayStatementsById: {
        parameters: {
            query: {
                /** @description A month, such as 2027-03. */
                month: string;
            };
            header?: never;
            path: {
                /** @description Id of one of the pay statements. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayStatement"];
                };
            };
        };
    };
    postPayStatementsApprove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    driverIds: string[];
                    month: string;
                    totalMinor: number;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayStatementsResponse"];
                };
            };
        };
    };
    getPayStatementsFile: {
        parameters: {
            query: {
                /** @description Id of the driver. */
                driverId?: string;
                /** @description The format of the file. */
                format?: "csv" | "xlsx" | "pdf";
                /** @description A month, such as 2027-03. */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getPersons: {
        parameters: {
            query: {
                /** @description Words that rows must contain. */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Person"][];
                    };
                };
            };
        };
    };
    postPersonsErase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    kind: components["schemas"]["PersonKind"];
                    /** @default false */
                    waits?: boolean;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRequest"];
                };
            };
        };
    };
    postPersonsExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRef"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRequest"];
                };
            };
        };
    };
    getPersonsRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PersonRequest"][];
                    };
                };
            };
        };
    };
    getPersonsRequestsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the requests. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRequest"];
                };
            };
        };
    };
    deletePersonsRequestsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the requests. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getPersonsRequestsByIdFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the requests. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postPersonsSummary: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRef"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonSummary"];
                };
            };
        };
    };
    getPlans: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. Default: the first page. */
                cursor?: string;
                /** @description A day in the time zone of the company, such as 2027-03-01. */
                date?: string;
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description Returns only rows that changed since this time, in RFC 3339. */
                updatedSince?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf?: string;
                        cursor: string | null;
                        items: components["schemas"]["PlanItem"][];
                    };
                };
            };
        };
    };
    postPlans: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlan"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        status: components["schemas"]["PlanStatus"];
                    };
                };
            };
        };
    };
    getPlansById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
        };
    };
    deletePlansById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchPlansById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
        };
    };
    getPlansByIdCompare: {
        parameters: {
            query: {
                /** @description Id of the plan to compare with. */
                with: string;
            };
            header?: never;
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        a: components["schemas"]["PlanItem"];
                        b: components["schemas"]["PlanItem"];
                        differences: {
                            orders: {
                                a: components["schemas"]["StopPlace"] | null;
                                b: components["schemas"]["StopPlace"] | null;
                                /** Format: uuid */
                                orderId: string;
                            }[];
                            overlap: {
                                a: components["schemas"]["PlanOverlap"];
                                b: components["schemas"]["PlanOverlap"];
                            };
                            summary: {
                                cost: number | null;
                                distanceMetres: number;
                                driveSeconds: number;
                                durationSeconds: number;
                                late: number;
                                routes: number;
                                served: number;
                                waitSeconds: number;
                            };
                            vehicles: {
                                a: components["schemas"]["RouteFigures"] | null;
                                b: components["schemas"]["RouteFigures"] | null;
                                route: number;
                                /** Format: uuid */
                                vehicleId: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    postPlansByIdCopy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
        };
    };
    postPlansByIdDispatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    confirmedRules?: string[];
                    vehicleIds?: string[];
                } | null;
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        restPlanId?: string | null;
                        routes: components["schemas"]["IdOnly"][];
                    };
                };
            };
        };
    };
    getPlansByIdExport: {
        parameters: {
            query: {
                /** @description The format of the file. */
                format: "gpx" | "geojson" | "kml" | "ics" | "csv" | "xlsx" | "pdf" | "vroom";
            };
            header?: never;
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getPlansByIdGeometry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Geometry"];
                };
            };
        };
    };
    putPlansByIdLocks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orders: string[];
                    vehicles: string[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
        };
    };
    getPlansByIdMatrixByProfile: {
        parameters: {
            query: {
                /** @description The key of the road table, from the problem of the plan. */
                key: string;
            };
            header?: never;
            path: {
                /** @description Id of one of the plans. */
                id: string;
                /** @description The profile of the roads, such as van. */
                profile: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postPlansByIdMoves: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    adjustments?: components["schemas"]["PlanAdjustment"][];
                    moves: {
                        /** Format: uuid */
                        orderId: string;
                        position?: number | "best";
                        vehicleId: string | null;
                    }[];
                    version?: number;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
        };
    };
    getPlansByIdProblem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postPlansByIdRecall: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recall"];
                };
            };
        };
    };
    getPlansByIdRisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanRisk"];
                };
            };
        };
    };
    postPlansByIdRoutesByRouteIdReroute: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the plans. */
                id: string;
                /** @description Id of one of the routes. */
                routeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanRoute"];
                };
            };
        };
    };
    postPlansByIdSolution: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: number;
                    error?: string;
                    /** @default [] */
                    routes?: ({
                        description?: string;
                        steps: ({
                            description?: string;
                            id?: number;
                            /** @enum {string} */
                            type: "start" | "job" | "pickup" | "delivery" | "break" | "end";
                        } & {
                            [key: string]: unknown;
                        })[];
                        vehicle: number;
                    } & {
                        [key: string]: unknown;
                    })[];
                    /** @default [] */
                    unassigned?: ({
                        description?: string;
                        id?: number;
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
        };
    };
    postPlansByIdStop: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
        };
    };
    postPositions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    positions: (components["schemas"]["DriverPosition"] | {
                        [key: string]: unknown;
                    })[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        duplicates: number;
                        refused: {
                            field: string;
                            index: number;
                            message: string;
                        }[];
                        stored: number;
                    };
                };
            };
        };
    };
    getRateCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RateCard"][];
                    };
                };
            };
        };
    };
    postRateCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateCardBody"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateCard"];
                };
            };
        };
    };
    putRateCardsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the rate cards. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateCardBody"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateCard"];
                };
            };
        };
    };
    deleteRateCardsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the rate cards. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postRateCardsQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteBody"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        lines: components["schemas"]["PriceLine"][];
                        metres: number;
                        rateCard: string;
                        totalMinor: number;
                    };
                };
            };
        };
    };
    getRecurringOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RecurringOrder"][];
                    };
                };
            };
        };
    };
    postRecurringOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringOrderBody"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringOrder"];
                };
            };
        };
    };
    patchRecurringOrdersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the recurring orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endsOn?: string | null;
                    everyWeeks?: number;
                    /** Format: date */
                    from?: string;
                    order?: components["schemas"]["OrderTemplate"];
                    skipDates?: string[];
                    weekdays?: number[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringOrder"];
                };
            };
        };
    };
    postRecurringOrdersByIdStop: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the recurring orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    from?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringOrder"];
                };
            };
        };
    };
    postReplays: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
        };
    };
    postReplaysPdf: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Replay"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SavedReport"][];
                    };
                };
            };
        };
    };
    postReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    definition: components["schemas"]["ReportDefinition"];
                    /** @default false */
                    isShared?: boolean;
                    mailEvery?: components["schemas"]["MailRhythm"] | null;
                    name: string;
                    readers?: string[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReport"];
                };
            };
        };
    };
    deleteReportsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the reports. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchReportsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the reports. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    definition?: components["schemas"]["ReportDefinition"];
                    isShared?: boolean;
                    mailEvery?: components["schemas"]["MailRhythm"] | null;
                    name?: string;
                    readers?: string[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReport"];
                };
            };
        };
    };
    getReportsFigures: {
        parameters: {
            query: {
                /** @description The dimension to group by. */
                by: components["schemas"]["ReportGroup"];
                /** @description Id of the depot. */
                depotId?: string;
                /** @description Id of the driver. */
                driverId?: string;
                /** @description The first day, such as 2027-03-01. */
                from?: string;
                /** @description Names of measures, separated by commas. */
                measures: string;
                /** @description The period, relative to today; `custom` uses `from` and `to`. */
                span: components["schemas"]["ReportSpan"];
                /** @description The last day, such as 2027-03-31. */
                to?: string;
                /** @description Id of the vehicle. */
                vehicleId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date */
                        from: string;
                        measures: components["schemas"]["MeasureKey"][];
                        rows: {
                            key: string;
                            label: string;
                            values: (number | null)[];
                        }[];
                        /** Format: date */
                        to: string;
                        total: (number | null)[];
                    };
                };
            };
        };
    };
    getReportsFile: {
        parameters: {
            query: {
                /** @description The dimension to group by. */
                by: components["schemas"]["ReportGroup"];
                /** @description Id of the depot. */
                depotId?: string;
                /** @description Id of the driver. */
                driverId?: string;
                /** @description The format of the file. */
                format?: components["schemas"]["TableFormat"];
                /** @description The first day, such as 2027-03-01. */
                from?: string;
                /** @description Names of measures, separated by commas. */
                measures: string;
                /** @description The period, relative to today; `custom` uses `from` and `to`. */
                span: components["schemas"]["ReportSpan"];
                /** @description The last day, such as 2027-03-31. */
                to?: string;
                /** @description Id of the vehicle. */
                vehicleId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getReportsReaders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["MemberReference"][];
                    };
                };
            };
        };
    };
    getRoutes: {
        parameters: {
            query: {
                /** @description The first day, such as 2027-03-01. */
                from: string;
                /** @description The last day, such as 2027-03-31. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Route"][];
                    };
                };
            };
        };
    };
    getRoutesByIdGeometry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the routes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Geometry"];
                };
            };
        };
    };
    postRoutesByIdMoves: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the routes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    confirmedRules?: string[];
                    /** Format: date-time */
                    departAt?: string;
                    /** @default [] */
                    moves?: {
                        /** Format: uuid */
                        orderId: string;
                        /** @default best */
                        position?: number | "best";
                        vehicleId: string | null;
                    }[];
                    version?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        repairId: string;
                        routes: {
                            /** Format: uuid */
                            id: string;
                            number: number;
                            /** Format: date-time */
                            returnAt: string;
                            stops: {
                                /** Format: date-time */
                                etaAt: string;
                                /** Format: uuid */
                                orderId: string;
                                sequence: number;
                            }[];
                            /** Format: uuid */
                            vehicleId: string;
                            version: string;
                        }[];
                        violations: components["schemas"]["RouteViolation"][];
                    };
                };
            };
        };
    };
    putRoutesByIdOrderLock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the routes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    confirmedRules?: string[];
                    isLocked: boolean;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        orderLockedAt: string | null;
                    };
                };
            };
        };
    };
    postRoutesByIdRecall: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the routes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recall"];
                };
            };
        };
    };
    getRoutesByIdTrail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the routes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrailsResponse"];
                };
            };
        };
    };
    getShops: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopsResponse"];
                };
            };
        };
    };
    postShops: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["ShopKind"];
                    leadDays: number;
                    name: string;
                    secret: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopsResponse"];
                };
            };
        };
    };
    deleteShopsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the shops. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopsResponse"];
                };
            };
        };
    };
    patchShopsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the shops. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    leadDays?: number;
                    name?: string;
                    secret?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopsResponse"];
                };
            };
        };
    };
    getSlots: {
        parameters: {
            query: {
                /** @description The number of days to search. */
                days?: number;
                /** @description The first day, such as 2027-03-01. */
                from?: string;
                /** @description Latitude in degrees. */
                lat: number;
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description Longitude in degrees. */
                lng: number;
                /** @description Number of packages of the order. */
                packages?: number;
                /** @description Number of pallets of the order. */
                pallets?: number;
                /** @description Minutes at the door. Default: the setting of the company. */
                serviceMinutes?: number;
                /** @description Skills that the vehicle needs, separated by commas. */
                skills?: string;
                /** @description Whether the order is delivered or picked up. */
                type?: components["schemas"]["OrderType"];
                /** @description Volume of the order in litres. */
                volumeLitres?: number;
                /** @description Weight of the order in kilograms. */
                weightKg?: number;
                /** @description Length of a window in minutes. */
                windowMinutes?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: {
                            /** Format: date */
                            date: string;
                            isEstimated: boolean;
                            pending: number;
                            planId: string | null;
                            /** @enum {string} */
                            state: "priced" | "no_room" | "no_plan" | "planning" | "out_of_date" | "dispatched" | "no_roads";
                        }[];
                        slots: components["schemas"]["OrderSlot"][];
                    };
                };
            };
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checkedAt: string;
                        components: {
                            days: {
                                day: string;
                                share: number | null;
                            }[];
                            id: string;
                            label: string;
                            latencyMs: number | null;
                            /** @enum {string} */
                            state: "up" | "slow" | "down" | "unknown";
                            uptime: number | null;
                        }[];
                        incidents: {
                            body: string;
                            component: string;
                            id: string;
                            resolvedAt: string | null;
                            severity: string;
                            startedAt: string;
                            state: string;
                            title: string;
                        }[];
                        maintenance: {
                            body: string;
                            endsAt: string;
                            id: string;
                            startsAt: string;
                            title: string;
                        }[];
                    };
                };
            };
        };
    };
    getStatusSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["StatusStep"][];
                    };
                };
            };
        };
    };
    getTrackingByNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tracking number. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tracking"];
                };
            };
        };
    };
    getVehicles: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. Default: the first page. */
                cursor?: string;
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description The status of rows. */
                status?: components["schemas"]["RecordStatus"];
                /** @description Returns only rows that changed since this time, in RFC 3339. */
                updatedSince?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf?: string;
                        cursor: string | null;
                        items: components["schemas"]["Vehicle"][];
                    };
                };
            };
        };
    };
    postVehicles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVehicle"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
        };
    };
    patchVehiclesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the vehicles. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehiclePatch"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
        };
    };
    getVehiclesByIdDefects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the vehicles. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["VehicleDefect"][];
                    };
                };
            };
        };
    };
    postVehiclesByIdDefectsByDefectIdResolve: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the defects. */
                defectId: string;
                /** @description Id of one of the vehicles. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string | null;
                } | null;
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleDefect"];
                };
            };
        };
    };
    postVehiclesByIdDeviceToken: {
        parameters: {
            query?: {
                /** @description `true` for a token of the simulator, in addition to that of the device. */
                simulator?: "true" | "false";
            };
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the vehicles. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
        };
    };
    getVehiclesByIdFuel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the vehicles. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        costs: {
                            fuelMinor: number;
                            km: number;
                            perKmMinor: number;
                            workMinor: number;
                        } | null;
                        items: components["schemas"]["Fill"][];
                        use: {
                            amount: number;
                            costPerKmMinor: number;
                            energy: components["schemas"]["Energy"];
                            km: number;
                            per100Km: number;
                        }[];
                    };
                };
            };
        };
    };
    getVehiclesByIdInspections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the vehicles. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Inspection"][];
                    };
                };
            };
        };
    };
    postVehiclesByIdInspections: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the vehicles. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inspectedBy: string;
                    /** Format: date */
                    inspectedOn: string;
                    kind: string;
                    nextDueOn?: string | null;
                    note?: string | null;
                    result: components["schemas"]["InspectionResult"];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inspection"];
                };
            };
        };
    };
    deleteVehiclesByIdInspectionsByInspectionId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the vehicles. */
                id: string;
                /** @description Id of one of the inspections. */
                inspectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getVehiclesExport: {
        parameters: {
            query?: {
                /** @description The format of the file. */
                format?: components["schemas"]["TableFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postVehiclesImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableImportBody"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableImport"];
                };
            };
        };
    };
    postVerify: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyProof"];
                };
            };
        };
    };
    getVerifyByNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tracking number. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        check: components["schemas"]["VerifyProof"] | null;
                        hidesPlatform: boolean;
                        isWithheld: boolean;
                    };
                };
            };
        };
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cursor: string | null;
                        items: components["schemas"]["Webhook"][];
                    };
                };
            };
        };
    };
    postWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string;
                    events: components["schemas"]["WebhookEvent"][];
                    /** Format: uri */
                    url: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
        };
    };
    deleteWebhooksById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the webhooks. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchWebhooksById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the webhooks. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string;
                    events?: components["schemas"]["WebhookEvent"][];
                    isActive?: boolean;
                    /** Format: uri */
                    url?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    getWebhooksByIdDeliveries: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. Default: the first page. */
                cursor?: string;
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description The state of rows. */
                state?: components["schemas"]["WebhookCallState"];
            };
            header?: never;
            path: {
                /** @description Id of one of the webhooks. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cursor: string | null;
                        items: components["schemas"]["WebhookDelivery"][];
                    };
                };
            };
        };
    };
    postWebhooksByIdDeliveriesByDeliveryIdReplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the deliveries. */
                deliveryId: string;
                /** @description Id of one of the webhooks. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    postWebhooksByIdRotateSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the webhooks. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
        };
    };
    postWebhooksByIdTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the webhooks. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    getWeekPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["WeekPlanItem"][];
                    };
                };
            };
        };
    };
    postWeekPlans: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWeekPlan"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        status: components["schemas"]["WeekPlanStatus"];
                    };
                };
            };
        };
    };
    getWeekPlansById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the week plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeekPlan"];
                };
            };
        };
    };
    postWeekPlansByIdAccept: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the week plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderIds?: string[];
                    /** @default true */
                    plansDays?: boolean;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeekMovesResponse"];
                };
            };
        };
    };
    postWeekPlansByIdStop: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the week plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeekPlan"];
                };
            };
        };
    };
    postWeekPlansByIdUndo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the week plans. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeekMovesResponse"];
                };
            };
        };
    };
    getWorkOrders: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. Default: the first page. */
                cursor?: string;
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description The status of rows. */
                status?: components["schemas"]["WorkState"];
                /** @description Id of the vehicle. */
                vehicleId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cursor: string | null;
                        items: components["schemas"]["WorkOrder"][];
                    };
                };
            };
        };
    };
    postWorkOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWorkOrder"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkOrder"];
                };
            };
        };
    };
    patchWorkOrdersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the work orders. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkOrderPatch"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkOrder"];
                };
            };
        };
    };
    getZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Zone"][];
                    };
                };
            };
        };
    };
    postZones: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewZone"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Zone"];
                };
            };
        };
    };
    deleteZonesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the zones. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchZonesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the zones. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ZonePatch"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Zone"];
                };
            };
        };
    };
    getZonesEvents: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. Default: the first page. */
                cursor?: string;
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description Id of the vehicle. */
                vehicleId?: string;
                /** @description Id of a zone. */
                zoneId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cursor: string | null;
                        items: {
                            /** Format: date-time */
                            at: string;
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "entered" | "left" | "dwelt";
                            vehicle: components["schemas"]["NamedRecord"];
                            zone: components["schemas"]["NamedRecord"];
                        }[];
                    };
                };
            };
        };
    };
}
