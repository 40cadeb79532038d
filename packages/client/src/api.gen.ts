// Written by client-types.test.ts from the OpenAPI document.
export interface paths {
    "/account/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the access of your account
         * @description Retrieve the access of your account.
         */
        get: operations["getAccountAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/access/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge ended memberships
         * @description New tokens no longer contain them. Refresh the session.
         */
        post: operations["postAccountAccessAcknowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Summarise the data of your account
         * @description Summarise the data of your account.
         */
        get: operations["getAccountData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete your account
         * @description Deletes the account in every company and ends all its sessions. Cannot be undone. `email` is the address of the account, as a confirmation.
         */
        post: operations["postAccountErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export your data as a zip file
         * @description Runs in the background. Poll `GET /account/requests` for its progress.
         */
        post: operations["postAccountExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exports of your account
         * @description List exports of your account.
         */
        get: operations["getAccountRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/requests/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an export of your data
         * @description Returns a zip file. It is available for seven days.
         */
        get: operations["getAccountRequestsByIdFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description List your sessions.
         */
        get: operations["getAccountSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/{id}": {
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
         * End a session
         * @description End a session.
         */
        delete: operations["deleteAccountSessionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sign-ins and failed attempts
         * @description List your sign-ins and failed attempts.
         */
        get: operations["getAccountSignIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description List API keys.
         */
        get: operations["getApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description The key is returned only once. A test key makes the same calls in the sandbox of the company, whose orders, vehicles and plans are separate from the real ones.
         */
        post: operations["postApiKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}": {
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
         * Revoke an API key
         * @description Revoke an API key.
         */
        delete: operations["deleteApiKeysById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List archives
         * @description List archives.
         */
        get: operations["getArchives"];
        put?: never;
        /**
         * Import an archive into an empty company
         * @description Takes the zip file as the body. Runs in the background and imports everything or nothing.
         */
        post: operations["postArchives"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archives/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an archive and its progress
         * @description Retrieve an archive and its progress.
         */
        get: operations["getArchivesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archives/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an archive
         * @description Returns a zip file in the layout of docs/archive.md. It is available for seven days.
         */
        get: operations["getArchivesByIdFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a public article
         * @description Retrieve a public article.
         */
        get: operations["getArticlesByPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List entries of the audit log
         * @description List entries of the audit log.
         */
        get: operations["getAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the audit log
         * @description Verify the audit log.
         */
        get: operations["getAuditChain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the audit log as CSV
         * @description Download the audit log as CSV.
         */
        get: operations["getAuditExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your companies
         * @description List your companies.
         */
        get: operations["getCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch to another of your companies
         * @description New tokens contain it. Refresh the session.
         */
        post: operations["postCompaniesByIdOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the company and export its archive
         * @description Members lose access; dispatched routes can be finished. Administrators can export until the company is deleted 30 days later.
         */
        post: operations["postCompanyClose"];
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
        /**
         * Replace the company’s own fields of orders
         * @description Replace the company’s own fields of orders.
         */
        put: operations["putCompanyOrderFields"];
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
        /**
         * Set up the company’s order form
         * @description Set up the company’s order form.
         */
        put: operations["putCompanyOrderForm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/recipient-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the company’s email texts to recipients
         * @description List the company’s email texts to recipients.
         */
        get: operations["getCompanyRecipientMails"];
        /**
         * Set the default language of recipients
         * @description Set the default language of recipients.
         */
        put: operations["putCompanyRecipientMails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/recipient-mails/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the text of an email to recipients
         * @description Applies to readers of one language, or to everyone without `language`.
         */
        put: operations["putCompanyRecipientMailsByType"];
        post?: never;
        /**
         * Restore the platform’s text of an email
         * @description Restore the platform’s text of an email.
         */
        delete: operations["deleteCompanyRecipientMailsByType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/recipient-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the company’s message texts to recipients
         * @description List the company’s message texts to recipients.
         */
        get: operations["getCompanyRecipientMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/recipient-messages/{kind}/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the text of a message to recipients
         * @description Applies to readers of one language, or to everyone without `language`.
         */
        put: operations["putCompanyRecipientMessagesByKindByChannel"];
        post?: never;
        /**
         * Restore the product’s text of a message
         * @description Restore the product’s text of a message.
         */
        delete: operations["deleteCompanyRecipientMessagesByKindByChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/recipient-messages/{kind}/{channel}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a draft of a message to yourself
         * @description Send a draft of a message to yourself.
         */
        post: operations["postCompanyRecipientMessagesByKindByChannelTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the sign-in rules of the company
         * @description Retrieve the sign-in rules of the company.
         */
        get: operations["getCompanySignIn"];
        /**
         * Set the roles that need a second step at sign-in
         * @description Set the roles that need a second step at sign-in.
         */
        put: operations["putCompanySignIn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/sign-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the company’s single sign-on
         * @description Read the company’s single sign-on.
         */
        get: operations["getCompanySignOn"];
        /**
         * Set up the company’s single sign-on
         * @description By OpenID Connect or SAML 2.0. It can be turned on once a mail domain is proven. The secret is never returned.
         */
        put: operations["putCompanySignOn"];
        post?: never;
        /**
         * Remove the company’s single sign-on
         * @description Remove the company’s single sign-on.
         */
        delete: operations["deleteCompanySignOn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/sign-on/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a mail domain
         * @description Add a mail domain.
         */
        post: operations["postCompanySignOnDomains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/sign-on/domains/{domain}": {
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
         * Remove a mail domain
         * @description Remove a mail domain.
         */
        delete: operations["deleteCompanySignOnDomainsByDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/sign-on/domains/{domain}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check now whether a mail domain is proven
         * @description Check now whether a mail domain is proven.
         */
        post: operations["postCompanySignOnDomainsByDomainCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/sign-on/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the company’s single sign-on
         * @description Returns the page of the identity provider to open in a browser. Nobody is signed in; reading single sign-on tells how it went.
         */
        post: operations["postCompanySignOnTrial"];
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
        /**
         * Set the company’s own host name for tracking pages
         * @description The answer names the DNS record to set. Links use the host after a check has seen it point here.
         */
        put: operations["putCompanyTrackingHost"];
        post?: never;
        /**
         * Remove the host name; tracking pages stay on the platform’s
         * @description Remove the host name; tracking pages stay on the platform’s.
         */
        delete: operations["deleteCompanyTrackingHost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/tracking-host/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check now where the host name points
         * @description Check now where the host name points.
         */
        post: operations["postCompanyTrackingHostCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a contact message
         * @description Send a contact message.
         */
        post: operations["postContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-notes/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a credit note
         * @description Download a credit note.
         */
        get: operations["getCreditNotesByIdPdf"];
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
    "/driver/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve your routes of a day
         * @description Returns the routes with their stops and what each door requires.
         */
        get: operations["getDriverDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report events at stops
         * @description Each event is stored once, by its id.
         */
        post: operations["postDriverEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/fairness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve your balance over weeks beside the mean of the company
         * @description Retrieve your balance over weeks beside the mean of the company.
         */
        get: operations["getDriverFairness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your messages with the office
         * @description List your messages with the office.
         */
        get: operations["getDriverMessages"];
        put?: never;
        /**
         * Send a message to the office as a driver
         * @description Send a message to the office as a driver.
         */
        post: operations["postDriverMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the office’s messages as read
         * @description Mark the office’s messages as read.
         */
        post: operations["postDriverMessagesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve your statement of a month
         * @description Retrieve your statement of a month.
         */
        get: operations["getDriverPay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/routes/{id}/order-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check another sequence of your stops
         * @description Returns times and violations of the sequence. Nothing is changed.
         */
        post: operations["postDriverRoutesByIdOrderCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the rules for drivers
         * @description Returns reasons, proof, radius and other rules for drivers of the company.
         */
        get: operations["getDriverRules"];
        /**
         * Replace the rules for drivers
         * @description Replace the rules for drivers.
         */
        put: operations["putDriverRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a driver with a code
         * @description The session ends with the shift. Other phones of the driver are signed out.
         */
        post: operations["postDriverSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driver/stops/{orderId}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call or text the recipient of an open stop
         * @description Call or text the recipient of an open stop.
         */
        post: operations["postDriverStopsByOrderIdContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/drivers/{id}/sign-in-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a sign-in code for a driver
         * @description The code works once, for 15 minutes. Earlier codes of the driver stop working.
         */
        post: operations["postDriversByIdSignInCode"];
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
    "/driving-speeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the driving speeds of the company
         * @description Percent of the speed on the map, by weekday and hour.
         */
        get: operations["getDrivingSpeeds"];
        /**
         * Replace the driving speeds of the company
         * @description New plans, changes of the day, forecasts and drivers’ phones use the table at once. Existing plans keep their times; `speeds` of a plan says so. Send `changedAt` of the table that you read: the call answers `speeds_changed_meanwhile` if somebody changed it since.
         */
        put: operations["putDrivingSpeeds"];
        post?: never;
        /**
         * Remove the driving speeds of the company
         * @description Uses the speeds of the map.
         */
        delete: operations["deleteDrivingSpeeds"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driving-speeds/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the driving speeds as CSV or XLSX
         * @description The CSV can be imported again.
         */
        get: operations["getDrivingSpeedsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driving-speeds/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import driving speeds from a CSV file
         * @description One line for each hour, with the columns `hour` and `monday` to `sunday`, or `workdays` and `weekend`. Empty cells are unknown. Nothing is stored if a cell is invalid.
         */
        post: operations["postDrivingSpeedsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driving-speeds/learned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve driving speeds learned from drives
         * @description Compares drives between stops of the last 12 weeks with their times on the map. Changes nothing.
         */
        get: operations["getDrivingSpeedsLearned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driving-speeds/learned/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply learned driving speeds
         * @description Applies all learned speeds, or those of `hours`. Hours with too few drives stay unchanged. `POST /driving-speeds/undo` reverts it.
         */
        post: operations["postDrivingSpeedsLearnedApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/driving-speeds/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the last change of the driving speeds
         * @description Undo the last change of the driving speeds.
         */
        post: operations["postDrivingSpeedsUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the company as an archive
         * @description Runs in the background. Poll `GET /archives/{id}` for its progress.
         */
        post: operations["postExport"];
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
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open invitations
         * @description List open invitations.
         */
        get: operations["getInvitations"];
        put?: never;
        /**
         * Invite a person by mail
         * @description Replaces an open invitation of the same address.
         */
        post: operations["postInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}": {
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
         * Withdraw an invitation
         * @description Withdraw an invitation.
         */
        delete: operations["deleteInvitationsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an invitation
         * @description The link of the earlier mail stops working.
         */
        post: operations["postInvitationsByIdResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Accept an invitation.
         */
        post: operations["postInvitationsAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an invitation
         * @description Preview an invitation.
         */
        post: operations["postInvitationsLook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an invoice
         * @description Download an invoice.
         */
        get: operations["getInvoicesByIdPdf"];
        put?: never;
        post?: never;
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
    "/map-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a map region
         * @description Request a map region.
         */
        post: operations["postMapRequests"];
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
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members of the company
         * @description List members of the company.
         */
        get: operations["getMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{userId}": {
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
         * Remove a member from the company
         * @description Remove a member from the company.
         */
        delete: operations["deleteMembersByUserId"];
        options?: never;
        head?: never;
        /**
         * Update the role of a member
         * @description Update the role of a member.
         */
        patch: operations["patchMembersByUserId"];
        trace?: never;
    };
    "/members/{userId}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer the company to another member
         * @description The member becomes administrator and you get the role in `ownRole`, in one step.
         */
        post: operations["postMembersByUserIdHandOver"];
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
    "/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the notice over the portals
         * @description Read the notice over the portals.
         */
        get: operations["getNotice"];
        put?: never;
        post?: never;
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
    "/planning/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the default rules for planning
         * @description Retrieve the default rules for planning.
         */
        get: operations["getPlanningRules"];
        /**
         * Replace the default rules for planning
         * @description Replace the default rules for planning.
         */
        put: operations["putPlanningRules"];
        post?: never;
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
    "/processors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List outside services that process data of this installation
         * @description List outside services that process data of this installation.
         */
        get: operations["getProcessors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the public key for push subscriptions
         * @description Retrieve the public key for push subscriptions.
         */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Subscribe this browser to your notifications
         * @description Subscribe this browser to your notifications.
         */
        put: operations["putPushSubscription"];
        post?: never;
        /**
         * Unsubscribe this browser
         * @description Unsubscribe this browser.
         */
        delete: operations["deletePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/subscription/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a browser is subscribed
         * @description Check whether a browser is subscribed.
         */
        post: operations["postPushSubscriptionState"];
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
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom roles
         * @description List custom roles.
         */
        get: operations["getRoles"];
        put?: never;
        /**
         * Create a custom role
         * @description Adds the rights that a chosen right requires.
         */
        post: operations["postRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a custom role
         * @description Members with this role have the new rights from their next request.
         */
        put: operations["putRolesById"];
        post?: never;
        /**
         * Delete a custom role
         * @description Delete a custom role.
         */
        delete: operations["deleteRolesById"];
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
    "/sample-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add sample orders and vehicles
         * @description Add sample orders and vehicles.
         */
        post: operations["postSampleData"];
        /**
         * Remove sample orders and vehicles
         * @description Remove sample orders and vehicles.
         */
        delete: operations["deleteSampleData"];
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
        /**
         * Add a step
         * @description Add a step.
         */
        post: operations["postStatusSteps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status-steps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a step
         * @description Change a step.
         */
        put: operations["putStatusStepsById"];
        post?: never;
        /**
         * Remove a step that no order reached
         * @description Remove a step that no order reached.
         */
        delete: operations["deleteStatusStepsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the subscription, its usage and its invoices
         * @description Retrieve the subscription, its usage and its invoices.
         */
        get: operations["getSubscription"];
        put?: never;
        /**
         * Choose a subscription plan
         * @description Choose a subscription plan.
         */
        post: operations["postSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/billing-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the billing details
         * @description Set the billing details.
         */
        put: operations["putSubscriptionBillingDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the subscription at the end of the period
         * @description Cancel the subscription at the end of the period.
         */
        post: operations["postSubscriptionCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/payment-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a link to the payment page
         * @description Create a link to the payment page.
         */
        post: operations["postSubscriptionPaymentPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the price of a subscription plan
         * @description Returns the plan, proration, tax, total and the next invoice. Nothing is changed.
         */
        post: operations["postSubscriptionPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a cancellation or a planned change of plan
         * @description Undo a cancellation or a planned change of plan.
         */
        post: operations["postSubscriptionResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the company’s tickets
         * @description List the company’s tickets.
         */
        get: operations["getSupportTickets"];
        put?: never;
        /**
         * Open a ticket
         * @description Open a ticket.
         */
        post: operations["postSupportTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a ticket
         * @description Retrieve a ticket.
         */
        get: operations["getSupportTicketsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/tickets/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a ticket
         * @description Reply to a ticket.
         */
        post: operations["postSupportTicketsByIdMessages"];
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
    "/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the trial of the company
         * @description Retrieve the trial of the company.
         */
        get: operations["getTrial"];
        put?: never;
        /**
         * Start a trial
         * @description Start a trial.
         */
        post: operations["postTrial"];
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
        AcceptBody: {
            person?: components["schemas"]["JoiningPerson"];
            token: string;
        };
        AcceptResponse: {
            companyName: string;
            role: components["schemas"]["MemberRole"];
        };
        AcceptWeekBody: {
            orderIds?: string[];
            /** @default true */
            plansDays?: boolean;
        };
        AccountAccess: {
            companies: {
                /** Format: uuid */
                id: string;
                name: string;
                role: components["schemas"]["MemberRole"];
            }[];
            lost: {
                at: string | null;
                companyName: string;
                movedTo: string | null;
                reason: components["schemas"]["LostRoleReason"];
                role: components["schemas"]["MemberRole"];
                /** Format: uuid */
                tenantId: string;
            } | null;
            memberRole: components["schemas"]["MemberRole"] | null;
            rights: components["schemas"]["RoleRight"][] | null;
            role: components["schemas"]["Role"];
            tenantId: string | null;
        };
        AccountEraseBody: {
            email: string;
        };
        AccountItem: {
            email: string;
            /** Format: uuid */
            id: string;
            name: string;
        };
        AccountsResponse: {
            items: components["schemas"]["AccountItem"][];
        };
        /** @enum {string} */
        AddressAccuracy: "rooftop" | "interpolated" | "street" | "town" | "given";
        /** @enum {string} */
        AddressBookField: "serviceMinutes" | "instructions" | "window";
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
            /** @enum {string} */
            source: "region" | "file" | "corrected" | "geocoder";
            text: string;
            window: {
                from: string;
                to: string;
            } | null;
        };
        AddressesResponse: {
            cursor: string | null;
            items: components["schemas"]["AddressEntry"][];
            total: number;
        };
        AddressItem: {
            accuracy: components["schemas"]["AddressAccuracy"];
            /** Format: uuid */
            id: string;
            lat: number;
            lng: number;
            /** @enum {string} */
            source: "region" | "file" | "corrected" | "geocoder";
            text: string;
        };
        AddressPatchBody: {
            confirmPlace?: boolean;
            lat?: number;
            lng?: number;
            notes?: string | null;
            serviceMinutes?: number | null;
            window?: {
                from: string;
                to: string;
            } | null;
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
        /** @enum {string} */
        AnalyticsGroup: "day" | "driver" | "vehicle" | "depot" | "customer";
        AnalyticsResponse: {
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
            ranges: components["schemas"]["RangeFigures"];
            reasons: {
                count: number;
                reason: string;
            }[];
            total: components["schemas"]["AnalyticsFigures"];
        };
        ApiKeyBody: {
            callsPerMinute?: number | null;
            isTest?: boolean;
            name: string;
            origins?: string[];
            scopes: components["schemas"]["ApiKeyScope"][];
        };
        ApiKeyItem: {
            callsPerMinute: number | null;
            createdAt: string;
            createdBy: string | null;
            /** Format: uuid */
            id: string;
            isTest: boolean;
            lastUsedAt: string | null;
            name: string;
            origins: string[];
            prefix: string;
            scopes: string[];
        };
        ApiKeyResponse: {
            /** Format: uuid */
            id: string;
            key: string;
        };
        /** @enum {string} */
        ApiKeyScope: "orders:read" | "orders:write" | "fleet:read" | "fleet:write" | "plans:read" | "plans:write" | "plans:dispatch" | "live:read" | "positions:write" | "addresses:read" | "addresses:write" | "optimize:run" | "webhooks:read" | "webhooks:write" | "persons:read" | "persons:erase" | "pay:read" | "pay:write" | "people:provision";
        ApiKeysResponse: {
            cursor: string | null;
            items: components["schemas"]["ApiKeyItem"][];
        };
        ApprovePayBody: {
            driverIds: string[];
            month: string;
            totalMinor: number;
        };
        ArchiveItem: {
            bytes: number | null;
            counts: {
                [key: string]: number;
            };
            /** Format: date-time */
            createdAt: string;
            error: string | null;
            finishedAt: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "export" | "import";
            rowsDone: number;
            rowsTotal: number | null;
            /** @enum {string} */
            status: "queued" | "running" | "done" | "failed";
        };
        ArchivesResponse: {
            items: components["schemas"]["ArchiveItem"][];
        };
        ArticleBody: {
            content: string | null;
            version: number;
        };
        /** @enum {string} */
        ArticlePage: "privacy" | "terms" | "about";
        ArticlePreview: {
            html: string;
        };
        ArticlePreviewBody: {
            content: string;
        };
        ArticleResponse: {
            changedAt: string | null;
            html: string | null;
            page: components["schemas"]["ArticlePage"];
        };
        AskedField: {
            choices: string[];
            isRequired: boolean;
            name: string;
            type: components["schemas"]["CustomFieldType"];
        };
        AttachmentItem: {
            bytes: number;
            /** Format: uuid */
            id: string;
            name: string;
            object: string;
            type: components["schemas"]["AttachmentType"];
        };
        AttachmentsResponse: {
            items: components["schemas"]["ListedAttachment"][];
        };
        /** @enum {string} */
        AttachmentType: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
        AuditChainResponse: {
            brokenAt: number | null;
            keptSince: string | null;
            sealed: number;
        };
        AuditLine: {
            action: string;
            after: {
                [key: string]: unknown;
            } | null;
            at: string;
            before: {
                [key: string]: unknown;
            } | null;
            companyName: string | null;
            /** Format: uuid */
            id: string;
            ip: string | null;
            label: string | null;
            subject: string | null;
            subjectId: string | null;
            tenantId: string | null;
            userAgent: string | null;
            via: string | null;
            who: string | null;
        };
        AuditResponse: {
            cursor: string | null;
            items: components["schemas"]["AuditLine"][];
            keptSince: string | null;
        };
        BackupNote: {
            at: string;
            error: string | null;
            files: number;
            place: string;
            /** @default null */
            restored: {
                at: string;
                error: string | null;
                rows: number;
                seconds: number;
            } | null;
            rows: number;
        };
        BillingDetailsBody: {
            address: string;
            /** @default  */
            country: string;
            email: string | null;
            name: string;
            taxId: string;
        };
        BillingDetailsBodyInput: {
            address: string;
            /** @default  */
            country?: string;
            email: string | null;
            name: string;
            taxId: string;
        };
        BillingFigures: {
            aging: {
                amountMinor: number;
                count: number;
                fromDays: number;
                toDays: number | null;
            }[];
            churnPercent: number | null;
            conversionPercent: number | null;
            currencies: string[];
            currency: string;
            forecast: {
                amountMinor: number;
                count: number;
                month: string;
            }[];
            lostThisMonth: number;
            months: {
                byPlan: {
                    count: number;
                    mrrMinor: number;
                    planId: string;
                    planName: string;
                }[];
                churnPercent: number | null;
                conversionPercent: number | null;
                downgradeMinor: number;
                endedTrials: number;
                lost: number;
                lostMinor: number;
                month: string;
                mrrMinor: number;
                newMinor: number;
                payingBefore: number;
                upgradeMinor: number;
                wonTrials: number;
            }[];
            mrrMinor: number;
            openCount: number;
            openMinor: number;
            overdueCount: number;
            overdueMinor: number;
            paidThisMonthMinor: number;
            upcoming: {
                amountMinor: number;
                at: string;
                companyName: string;
                tenantId: string;
                /** @enum {string} */
                what: "trial_ends" | "renews" | "invoice_due" | "ends";
            }[];
        };
        /** @enum {string} */
        BillingPeriod: "month" | "year";
        BillingTerms: {
            /** @default 14 */
            dueDays: number;
            /** @default 14 */
            graceDays: number;
            /** @default  */
            paymentInstructions: string;
            /**
             * @default [
             *       0,
             *       7,
             *       12
             *     ]
             */
            reminderDays: number[];
            /** @default  */
            sellerAddress: string;
            /** @default  */
            sellerCountry: string;
            /** @default Dropwise */
            sellerName: string;
            /** @default  */
            sellerTaxId: string;
            /**
             * @default payment
             * @enum {string}
             */
            startsOn: "payment" | "order";
            /** @default Tax */
            taxLabel: string;
            /** @default 0 */
            taxPercent: number;
            /** @default [] */
            taxRates: {
                country: string;
                /** @default Tax */
                label: string;
                percent: number;
            }[];
        };
        BillingTermsInput: {
            /** @default 14 */
            dueDays?: number;
            /** @default 14 */
            graceDays?: number;
            /** @default  */
            paymentInstructions?: string;
            /**
             * @default [
             *       0,
             *       7,
             *       12
             *     ]
             */
            reminderDays?: number[];
            /** @default  */
            sellerAddress?: string;
            /** @default  */
            sellerCountry?: string;
            /** @default Dropwise */
            sellerName?: string;
            /** @default  */
            sellerTaxId?: string;
            /**
             * @default payment
             * @enum {string}
             */
            startsOn?: "payment" | "order";
            /** @default Tax */
            taxLabel?: string;
            /** @default 0 */
            taxPercent?: number;
            /** @default [] */
            taxRates?: {
                country: string;
                /** @default Tax */
                label?: string;
                percent: number;
            }[];
        };
        Broadcast: {
            /** Format: date-time */
            at: string;
            /** Format: uuid */
            id: string;
            readBy: number;
            sentTo: number;
            text: string;
            unreadBy: string[];
        };
        BroadcastsResponse: {
            items: components["schemas"]["Broadcast"][];
        };
        /** @enum {string} */
        BuildStatus: "waiting" | "running" | "done" | "failed" | "stopped";
        BulkResponse: {
            done: string[];
            failed: {
                code: string;
                /** Format: uuid */
                id: string;
                message: string;
            }[];
        };
        CancelSubscriptionBody: {
            reason?: string;
        };
        CatalogueItem: {
            approximateBytes: number | null;
            name: string;
            path: string;
            title: string;
        };
        CatalogueResponse: {
            items: components["schemas"]["CatalogueItem"][];
            mirrors: string[];
            readFrom: {
                mirror: string;
                readAt: string;
            } | null;
        };
        ChoosePlanBody: {
            couponCode?: string;
            currency?: string;
            period?: components["schemas"]["BillingPeriod"];
            planId: string;
        };
        ChoosePlanResponse: {
            checkoutUrl: string | null;
            effectiveAt: string | null;
            invoice: components["schemas"]["InvoiceItem"] | null;
            planId: string;
            /** @enum {string} */
            result: "invoiced" | "changed" | "scheduled" | "kept" | "checkout";
            status: components["schemas"]["SubscriptionStatus"];
        };
        CloseCompanyBody: {
            companyName: string;
        };
        Co2Factors: {
            cng?: number;
            diesel?: number;
            electric?: number;
            hydrogen?: number;
            lpg?: number;
            petrol?: number;
        };
        CompaniesResponse: {
            items: {
                /** Format: uuid */
                id: string;
                isCurrent: boolean;
                name: string;
                role: components["schemas"]["MemberRole"];
            }[];
        };
        CompanyRoleBody: {
            name: string;
            rights: components["schemas"]["RoleRight"][];
        };
        CompanyRoleItem: {
            /** Format: uuid */
            id: string;
            invitations: number;
            members: {
                name: string;
                /** Format: uuid */
                userId: string;
            }[];
            name: string;
            rights: components["schemas"]["RoleRight"][];
        };
        CompanyRolesResponse: {
            items: components["schemas"]["CompanyRoleItem"][];
        };
        CompanySignIn: {
            secondStepRoles: components["schemas"]["MemberRole"][];
        };
        CompareResponse: {
            a: components["schemas"]["PlanItem"];
            b: components["schemas"]["PlanItem"];
            differences: {
                orders: {
                    a: {
                        /** Format: date-time */
                        arriveAt: string;
                        route: number;
                        sequence: number;
                        /** Format: uuid */
                        vehicleId: string;
                    } | null;
                    b: {
                        /** Format: date-time */
                        arriveAt: string;
                        route: number;
                        sequence: number;
                        /** Format: uuid */
                        vehicleId: string;
                    } | null;
                    /** Format: uuid */
                    orderId: string;
                }[];
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
                    a: {
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
                    } | null;
                    b: {
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
                    } | null;
                    route: number;
                    /** Format: uuid */
                    vehicleId: string;
                }[];
            };
        };
        CompileEstimate: {
            diskBytes: {
                least: number;
                most: number;
            };
            memoryBytes: {
                least: number;
                most: number;
            };
            seconds: {
                least: number;
                most: number;
            };
        };
        ContactBody: {
            /** @default  */
            company?: string;
            /** Format: email */
            email: string;
            message: string;
            name: string;
            /** @default  */
            phone?: string;
            /** @default general */
            subject?: components["schemas"]["ContactSubject"];
        };
        /** @enum {string} */
        ContactSubject: "general" | "sales" | "support" | "partnership" | "demo";
        CopyPlanBody: {
            name?: string;
        };
        CouponBody: {
            /** @default null */
            amountOffMinor?: number | null;
            code: string;
            /** @default null */
            companyLimit?: number | null;
            /** @default null */
            currency?: string | null;
            /** @default null */
            expiresAt?: string | null;
            /** @default 1 */
            invoices?: number | null;
            /** @default null */
            percentOff?: number | null;
        };
        CouponItem: {
            amountOffMinor: number | null;
            code: string;
            companies: number;
            companyLimit: number | null;
            currency: string | null;
            expiresAt: string | null;
            invoices: number | null;
            isActive: boolean;
            percentOff: number | null;
        };
        CouponPatch: {
            isActive: boolean;
        };
        CouponsResponse: {
            items: components["schemas"]["CouponItem"][];
        };
        CreatedOrder: {
            accuracy: components["schemas"]["AddressAccuracy"];
            address: string;
            /** Format: uuid */
            addressId: string;
            afterOrders: string[];
            beforeOrders: string[];
            cash: number;
            co2Grams: number | null;
            custom: {
                [key: string]: string;
            };
            /** Format: date */
            date: string;
            deliveryStatus: components["schemas"]["DeliveryStatus"];
            email: string | null;
            eta: string | null;
            fromAddressBook?: components["schemas"]["AddressBookField"][];
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
            series?: {
                /** Format: date */
                date: string;
                /** Format: uuid */
                id: string;
            } | null;
            serviceSeconds: number;
            skills: string[];
            status: components["schemas"]["OrderStatus"];
            step?: components["schemas"]["ShownStep"] | null;
            together: string | null;
            trackingNumber: string;
            turn: components["schemas"]["OrderTurn"];
            type: components["schemas"]["OrderType"];
            unserved: {
                message: string;
                reason: string;
            } | null;
            volumeLitres: number;
            weightKg: number;
            windowEnd: string | null;
            windowStart: string | null;
        };
        CreditInvoiceBody: {
            reason: string;
            subtotalMinor?: number;
        };
        CreditNoteItem: {
            currency: string;
            /** Format: uuid */
            id: string;
            issuedAt: string;
            number: string;
            reason: string;
            subtotalMinor: number;
            taxMinor: number;
            totalMinor: number;
        };
        /** @enum {string} */
        CustomFieldPlace: "driver" | "label" | "recipient" | "visitor";
        CustomFieldsBody: {
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
                shownTo: components["schemas"]["CustomFieldPlace"][];
                /** @default text */
                type: components["schemas"]["CustomFieldType"];
            }[];
        };
        CustomFieldsBodyInput: {
            fields: {
                /** @default [] */
                choices?: string[];
                /** @default false */
                isRequired?: boolean;
                name: string;
                /**
                 * @default [
                 *       "driver"
                 *     ]
                 */
                shownTo?: components["schemas"]["CustomFieldPlace"][];
                /** @default text */
                type?: components["schemas"]["CustomFieldType"];
            }[];
        };
        /** @enum {string} */
        CustomFieldType: "text" | "number" | "date" | "choice" | "yes_no";
        DayGeometryResponse: {
            routes: {
                legs: string[];
                number: number;
                /** Format: uuid */
                routeId: string;
                stopIds: string[];
            }[];
        };
        DeclineRequestBody: {
            message: string;
        };
        /** @enum {string} */
        DeliveryStatus: "pending" | "picked_up" | "in_transit" | "out_for_delivery" | "delivered" | "failed" | "returned" | "cancelled";
        DepotItem: {
            address: string;
            hasSizeLimits: boolean;
            hours: {
                from: string;
                to: string;
            } | null;
            /** Format: uuid */
            id: string;
            lat: number;
            lng: number;
            name: string;
            status: components["schemas"]["RecordStatus"];
            timeZone: string;
        };
        DepotPatchBody: {
            address?: string;
            confirmPlace?: boolean;
            hours?: {
                from: string;
                to: string;
            } | null;
            lat?: number;
            lng?: number;
            name?: string;
            status?: components["schemas"]["RecordStatus"];
            timeZone?: string | null;
        };
        DepotsResponse: {
            asOf?: string;
            cursor: string | null;
            items: components["schemas"]["DepotItem"][];
        };
        DeviceTokenResponse: {
            token: string;
        };
        DispatchBody: {
            /** @default [] */
            confirmedRules?: string[];
            vehicleIds?: string[];
        };
        DispatchResponse: {
            restPlanId?: string | null;
            routes: {
                /** Format: uuid */
                id: string;
            }[];
        };
        DriverBalance: {
            heavyStops: number;
            lateFinishes: number;
            routes: number;
            seconds: number;
            stops: number;
        };
        DriverCodeResponse: {
            code: string;
            expiresAt: string;
            link: string;
            qrCode: string;
        };
        DriverDayResponse: {
            company: {
                currency: string;
                name: string;
                timeZone: string;
                /** @enum {string} */
                units: "mi" | "km";
            };
            /** Format: date */
            date: string;
            reasons: components["schemas"]["DriverReason"][];
            routes: components["schemas"]["DriverRoute"][];
            rules: {
                arrivalRadiusMetres: number;
                files: {
                    bucket: string;
                    folder: string;
                    maxBytes: number;
                };
                mayReorder: boolean;
                proof: components["schemas"]["ProofTask"][];
                recipientCalls: components["schemas"]["RecipientCall"];
            };
            vans?: components["schemas"]["DriverVan"][];
        };
        DriverEvent: {
            /** Format: date-time */
            at: string;
            check?: components["schemas"]["DriverVehicleCheck"] | null;
            fill?: components["schemas"]["ReportedFill"] | null;
            /** Format: uuid */
            id: string;
            incident?: components["schemas"]["ReportedIncident"] | null;
            /** @enum {string} */
            kind: "vehicle_checked" | "shift_started" | "loaded" | "arrived" | "delivered" | "partly_delivered" | "failed" | "returned" | "break_started" | "break_ended" | "reordered" | "fuelled" | "incident_reported" | "step_reached" | "shift_ended" | "note";
            lat?: number | null;
            lng?: number | null;
            note?: string | null;
            orderId?: string | null;
            proof?: components["schemas"]["DriverEventProof"] | null;
            reason?: string | null;
            /** Format: date-time */
            sentAt: string;
            sequence?: string[] | null;
            stepId?: string | null;
        };
        /** @enum {string} */
        DriverEventCode: "bad_event" | "not_your_order" | "no_route" | "id_taken" | "check_missing" | "sequence_missing" | "reorder_off" | "pair_reversed" | "reorder_failed" | "reason_missing" | "neighbour_missing" | "proof_missing" | "file_missing" | "wrong_pin" | "pin_locked" | "wrong_parcel" | "items_wrong" | "no_vehicle" | "odometer_wrong" | "order_cancelled" | "order_merged" | "order_held" | "already_done" | "contradicts";
        /** @enum {string} */
        DriverEventKind: "vehicle_checked" | "shift_started" | "loaded" | "arrived" | "delivered" | "partly_delivered" | "failed" | "returned" | "break_started" | "break_ended" | "reordered" | "contacted" | "fuelled" | "incident_reported" | "step_reached" | "shift_ended" | "note";
        DriverEventProof: {
            ageChecked?: boolean;
            barcode?: string;
            cash?: number;
            files?: string[];
            houseNumber?: string;
            items?: {
                name: string;
                quantity: number;
            }[];
            name?: string;
            packages?: number;
            pin?: string;
            place?: string;
            signature?: string;
            vanPlace?: components["schemas"]["VanPlace"];
        };
        DriverEventResult: {
            code?: components["schemas"]["DriverEventCode"];
            id: string;
            /** @enum {string} */
            status: "accepted" | "duplicate" | "refused";
        };
        DriverEventsBody: {
            events: (components["schemas"]["DriverEvent"] | ({
                id?: string;
            } & {
                [key: string]: unknown;
            }))[];
        };
        DriverEventsResponse: {
            results: components["schemas"]["DriverEventResult"][];
        };
        DriverItem: {
            absences: components["schemas"]["Absence"][];
            email: string | null;
            hasAccount: boolean;
            /** Format: uuid */
            id: string;
            licence: string | null;
            maxWeekMinutes: number;
            name: string;
            papers: components["schemas"]["Paper"][];
            phone: string | null;
            skills: string[];
            status: components["schemas"]["RecordStatus"];
            week: components["schemas"]["WorkShift"][];
        };
        DriverMessageBody: {
            text: string;
        };
        DriverMessagesResponse: {
            /** Format: uuid */
            driverId: string;
            items: components["schemas"]["Message"][];
            name: string;
        };
        DriverPatchBody: {
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
        DriverReason: {
            id: string;
            kinds: components["schemas"]["ReasonKind"][];
            label: string;
            /** @default false */
            needsPhoto: boolean;
        };
        DriverReasonInput: {
            id: string;
            kinds: components["schemas"]["ReasonKind"][];
            label: string;
            /** @default false */
            needsPhoto?: boolean;
        };
        DriverRoute: {
            breaks: {
                from: string;
                minutes: number;
                to: string;
            }[];
            /** Format: date */
            date: string;
            /** Format: date-time */
            departAt: string;
            depot: {
                address: string;
                lat: number;
                lng: number;
                name: string;
            };
            distanceMetres: number;
            endDepot: {
                address: string;
                lat: number;
                lng: number;
                name: string;
            };
            hue: number;
            /** Format: uuid */
            id: string;
            isOnBreak: boolean;
            legs: string[];
            number: number;
            /** Format: date-time */
            returnAt: string;
            status: components["schemas"]["RouteStatus"];
            stops: components["schemas"]["DriverStop"][];
            traffic?: {
                factor: number;
                /** Format: date-time */
                from: string;
            }[];
            vehicle: {
                /** Format: uuid */
                id: string;
                name: string;
                registration: string;
            };
            vehicleCheck: {
                isDone: boolean;
                knownDefects: {
                    isUnsafe: boolean;
                    note: string | null;
                    point: string;
                }[];
                points: string[];
            } | null;
            version: string;
        };
        DriverRulesResponse: {
            arrivalRadiusMetres: number;
            hasCallProvider: boolean;
            longStopMinutes: number;
            mayReorder: boolean;
            offRouteMetres: number;
            proof: components["schemas"]["ProofTask"][];
            reasons: components["schemas"]["DriverReason"][];
            recipientCalls: components["schemas"]["RecipientCall"];
            severalDevices: boolean;
            vehicleCheck: components["schemas"]["VehicleCheckRule"];
        };
        DriverSignInBody: {
            code: string;
        };
        DriverSignInResponse: {
            accessToken: string;
            refreshToken: string;
        };
        DriversMessageBody: {
            text: string;
            to: ("all" | "on_the_road") | string[];
        };
        DriversMessageResponse: {
            broadcastId: string | null;
            sentTo: number;
            unreachable: string[];
        };
        DriversResponse: {
            asOf?: string;
            cursor: string | null;
            items: components["schemas"]["DriverItem"][];
        };
        DriverStop: {
            address: string;
            arrivedAt: string | null;
            attachments: components["schemas"]["AttachmentItem"][];
            canCall: boolean;
            cash: number;
            codes: string[];
            custom: components["schemas"]["ShownField"][];
            etaAt: string | null;
            handed?: {
                items: {
                    name: string;
                    quantity: number;
                }[];
                packages: number | null;
            } | null;
            instructions: string | null;
            isLocked: boolean;
            items: components["schemas"]["ItemCount"][];
            lat: number;
            lateSeconds: number;
            lng: number;
            loaded?: {
                /** Format: date-time */
                at: string;
                place: components["schemas"]["VanPlace"] | null;
            } | null;
            name: string;
            /** Format: uuid */
            orderId: string;
            orderStatus: components["schemas"]["OrderStatus"];
            otherWindows: components["schemas"]["TimeSpan"][];
            packages: number;
            pair: {
                name: string;
                reference: string | null;
            } | null;
            pallets: number;
            pinCheck: string | null;
            /** Format: date-time */
            plannedArriveAt: string;
            reference: string;
            reload: {
                /** Format: date-time */
                arriveAt: string;
                /** Format: date-time */
                departAt: string;
            } | null;
            sequence: number;
            serviceSeconds: number;
            skills: string[];
            status: components["schemas"]["StopStatus"];
            steps?: {
                next: {
                    afterId: string | null;
                    colour: string | null;
                    /** Format: uuid */
                    id: string;
                    name: string;
                }[];
                now: components["schemas"]["ShownStep"] | null;
            } | null;
            tasks: components["schemas"]["ProofTask"][];
            timing?: {
                leg: components["schemas"]["LegPart"][];
                opensAt: string | null;
                staySeconds: number;
            };
            trackingNumber: string;
            type: components["schemas"]["OrderType"];
            volumeLitres: number;
            weightKg: number;
            window: components["schemas"]["TimeSpan"] | null;
        };
        DriverThread: {
            /** Format: uuid */
            driverId: string;
            isReachable: boolean;
            last: components["schemas"]["Message"] | null;
            name: string;
            unread: number;
        };
        DriverVan: {
            energy: components["schemas"]["Energy"] | null;
            /** Format: uuid */
            id: string;
            name: string;
            odometerKm: number | null;
            registration: string;
        };
        DriverVehicleCheck: {
            defects: {
                files?: string[];
                isUnsafe: boolean;
                note?: string | null;
                point: string;
            }[];
            points: string[];
        };
        DrivingRule: {
            /** @enum {string} */
            counts: "breaks" | "pauses";
            minutes: number;
            restMinutes: number;
        };
        DrivingSpeedsFile: {
            changedAt?: string | null;
            csv: string;
        };
        DrivingSpeedsResponse: {
            canUndo: boolean;
            cells: (number | null)[][];
            changedAt: string | null;
            source: components["schemas"]["SpeedSource"] | null;
            timeZone: string;
        };
        /** @enum {string} */
        Energy: "diesel" | "petrol" | "lpg" | "cng" | "hydrogen" | "electric";
        ErrorBody: {
            code: string;
            details?: unknown;
            hint?: string;
            message: string;
        };
        EtaReason: {
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
        };
        ExtractResponse: {
            approximateBytes: number | null;
            bytes: number | null;
            changedAt: string | null;
            estimate: components["schemas"]["CompileEstimate"] | null;
            freeDiskBytes: number | null;
            memoryBytes: number;
            name: string;
            path: string;
            problem: string | null;
            title: string;
        };
        FairnessResponse: {
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
        FillItem: {
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
        FillsResponse: {
            cursor: string | null;
            items: components["schemas"]["ListedFill"][];
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
            order: {
                /** Format: uuid */
                id: string;
                reference: string;
            } | null;
            photos: number;
            place: string | null;
            severity: components["schemas"]["IncidentSeverity"];
            status: components["schemas"]["IncidentState"];
            thirdParty: string | null;
            vehicle: components["schemas"]["NamedRecord"] | null;
        };
        FleetIncidentPatchBody: {
            costMinor?: number | null;
            severity?: components["schemas"]["IncidentSeverity"];
            status?: components["schemas"]["IncidentState"];
        };
        FleetIncidentResponse: {
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
            order: {
                /** Format: uuid */
                id: string;
                reference: string;
            } | null;
            photos: number;
            place: string | null;
            severity: components["schemas"]["IncidentSeverity"];
            status: components["schemas"]["IncidentState"];
            thirdParty: string | null;
            timeline: components["schemas"]["IncidentEntry"][];
            vehicle: components["schemas"]["NamedRecord"] | null;
        };
        FleetIncidentsResponse: {
            cursor: string | null;
            items: components["schemas"]["FleetIncidentItem"][];
        };
        /** @enum {string} */
        FormAsk: "off" | "optional" | "required";
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
            language?: components["schemas"]["MailLanguage"] | null;
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
        FormOrderResponse: {
            confirmation: string;
            state: components["schemas"]["RequestState"];
            trackingUrl: string | null;
        };
        FormSlotsBody: {
            address: string;
            /** @default 1 */
            packages?: number;
            serviceId: string;
            weightKg?: number | null;
        };
        FormSlotsResponse: {
            address: string;
            slots: components["schemas"]["OfferedSlot"][];
        };
        GeocodeBatchBody: {
            addresses: string[];
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
        GeocodeResponse: {
            attribution: string;
            items: components["schemas"]["GeocodeCandidate"][];
        };
        GeometryResponse: {
            routes: {
                legs: string[];
                number: number;
                /** Format: uuid */
                routeId: string;
            }[];
        };
        GetAddressesReverseAnswer: {
            attribution: string;
            item: components["schemas"]["GeocodeCandidate"] | null;
        };
        HandedInvitation: {
            email: string;
            isMailed: boolean;
            url: string;
        };
        Handover: {
            /** Format: date-time */
            at: string;
            fromName: string | null;
            orderIds: string[];
            /** Format: uuid */
            vehicleId: string;
        };
        HandOverBody: {
            /** @default dispatcher */
            ownRole?: components["schemas"]["SignOnRole"];
        };
        /** @enum {string} */
        HostState: "not_checked" | "points_here" | "points_elsewhere" | "unknown";
        ImportDay: ("file" | "today" | "next_working_day") | string;
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
                set: {
                    [key: string]: string;
                };
            };
            hint?: string;
            message: string;
            row: number;
            value?: string;
        };
        ImportResponse: {
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
            warnings: components["schemas"]["ImportWarning"][];
        };
        ImportWarning: {
            code: string;
            column: string | null;
            message: string;
            reading?: string;
            row: number;
            value: string;
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
        InspectionItem: {
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
        InspectionsResponse: {
            items: components["schemas"]["InspectionItem"][];
        };
        InvitationBody: {
            /** Format: uuid */
            companyRoleId?: string;
            /** Format: uuid */
            driverId?: string;
            /** Format: email */
            email: string;
            role?: components["schemas"]["MemberRole"];
        };
        InvitationItem: {
            companyRole: components["schemas"]["NamedRecord"] | null;
            createdAt: string;
            driverId: string | null;
            email: string;
            expiresAt: string;
            /** Format: uuid */
            id: string;
            invitedBy: string | null;
            isExpired: boolean;
            isHeld: boolean;
            role: components["schemas"]["MemberRole"];
        };
        InvitationLinkBody: {
            token: string;
        };
        InvitationOffer: {
            companyName: string;
            email: string;
            hasAccount: boolean;
            invitedBy: string | null;
            role: components["schemas"]["MemberRole"];
        };
        InvitationResponse: {
            expiresAt: string;
            /** Format: uuid */
            id: string;
        };
        InvitationsResponse: {
            cursor: string | null;
            items: components["schemas"]["InvitationItem"][];
        };
        InvoiceItem: {
            couponCode: string | null;
            creditedMinor: number;
            creditNotes: components["schemas"]["CreditNoteItem"][];
            currency: string;
            dueAt: string;
            /** Format: uuid */
            id: string;
            isOverdue: boolean;
            issuedAt: string;
            kind: components["schemas"]["InvoiceKind"];
            lines: components["schemas"]["InvoiceLine"][];
            number: string;
            paidAt: string | null;
            paidBy: components["schemas"]["PaymentMethod"] | null;
            paymentReference: string | null;
            planId: string;
            status: components["schemas"]["InvoiceStatus"];
            subtotalMinor: number;
            taxLabel: string;
            taxMinor: number;
            taxNote: string;
            taxPercent: number;
            totalMinor: number;
        };
        /** @enum {string} */
        InvoiceKind: "start" | "renewal" | "change";
        InvoiceLine: {
            amountMinor: number;
            description: string;
        };
        /** @enum {string} */
        InvoiceStatus: "open" | "paid" | "void" | "credited";
        ItemCount: {
            name: string;
            quantity: number;
        };
        JoiningPerson: {
            firstName: string;
            lastName: string;
            password: string;
        };
        LaterReport: {
            files: number;
            /** Format: date-time */
            happenedAt: string;
            /** Format: date-time */
            receivedAt: string;
            /** @enum {string} */
            saidBy: "driver" | "dispatch";
            /** @enum {string} */
            what: "delivered" | "partly_delivered" | "failed" | "returned";
        };
        LearnedSpeed: {
            days: number;
            drives: number;
            percent: number | null;
        };
        LearnedSpeedsResponse: {
            cells: components["schemas"]["LearnedSpeed"][][];
            drives: number;
            leftOut: number;
            needs: {
                days: number;
                drives: number;
            };
            since: string;
            timeZone: string;
        };
        LegPart: {
            freeSeconds?: number;
            /** @constant */
            kind: "travel";
            seconds: number;
        } | {
            /** Format: date-time */
            from: string;
            id: number;
            /** @constant */
            kind: "break";
            seconds: number;
            /** Format: date-time */
            startAt: string;
            /** Format: date-time */
            to: string;
        } | {
            /** @constant */
            kind: "reload";
            seconds: number;
            /** Format: date-time */
            startAt: string;
        } | {
            /** Format: date-time */
            from: string;
            /** @constant */
            kind: "handover";
            seconds: number;
            /** Format: date-time */
            startAt: string;
        };
        ListedAttachment: {
            /** Format: date-time */
            addedAt: string;
            bytes: number;
            /** Format: uuid */
            id: string;
            name: string;
            object: string;
            type: components["schemas"]["AttachmentType"];
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
        LivePosition: {
            /** Format: date-time */
            at: string;
            heading: number | null;
            lat: number;
            lng: number;
            /** Format: date-time */
            receivedAt: string;
            speedMps: number | null;
        };
        LiveResponse: {
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
            exceptions?: components["schemas"]["RouteException"][];
            /** Format: uuid */
            id: string;
            isClosed?: boolean;
            number: number;
            orderLockedAt: string | null;
            position: components["schemas"]["LivePosition"] | null;
            reorderedAt: string | null;
            /** Format: date-time */
            returnAt: string;
            status: components["schemas"]["RouteStatus"];
            stops: components["schemas"]["LiveStop"][];
            vehicle: {
                /** Format: uuid */
                id: string;
                name: string;
                registration: string;
            };
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
            status: components["schemas"]["StopStatus"];
            windowEnd: string | null;
            windowStart: string | null;
        };
        LookResponse: {
            companyName: string;
            until: string;
        };
        /** @enum {string} */
        LostRoleReason: "company_closed" | "suspended" | "removed" | "company_deleted";
        /** @enum {string} */
        MailLanguage: "en" | "ar" | "cs" | "da" | "de" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "pt" | "sv" | "tr" | "uk";
        /** @enum {string} */
        MailRhythm: "daily" | "weekly" | "monthly";
        MapCoverageResponse: {
            outside: {
                address: string;
                lat: number;
                lng: number;
                name: string;
            }[];
            requestedAt: string | null;
        };
        MapRequestItem: {
            company: string;
            depots: {
                address: string;
                lat: number;
                lng: number;
                name: string;
            }[];
            requestedAt: string;
            requestedBy: string | null;
            /** Format: uuid */
            tenantId: string;
        };
        MapRequestsResponse: {
            items: components["schemas"]["MapRequestItem"][];
        };
        MarkPaidBody: {
            /** @default transfer */
            method?: components["schemas"]["PaymentMethod"];
            reference?: string;
        };
        /** @enum {string} */
        MeasureKey: "stops" | "served" | "onTime" | "late" | "failed" | "returned" | "stopsPerHour" | "costPerStop" | "cost" | "timeCost" | "revenue" | "margin" | "driverPay" | "planned" | "driven" | "plannedTime" | "paidTime" | "hoursUsed" | "loadUsed" | "efficiency" | "co2" | "co2PerStop" | "co2Known" | "ratings" | "rating";
        MemberItem: {
            companyRole: components["schemas"]["NamedRecord"] | null;
            email: string;
            isYou: boolean;
            joinedAt: string;
            name: string;
            role: components["schemas"]["MemberRole"];
            userId: string;
        };
        MemberPatchBody: {
            /** Format: uuid */
            companyRoleId?: string;
            role?: components["schemas"]["MemberRole"];
        };
        /** @enum {string} */
        MemberRole: "admin" | "dispatcher" | "viewer" | "driver";
        MembersResponse: {
            cursor: string | null;
            items: components["schemas"]["MemberItem"][];
        };
        MergeOrdersBody: {
            orderIds: string[];
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
        MessageBody: {
            alsoByMailAndText?: boolean;
            text: string;
        };
        /** @enum {string} */
        MessageChannel: "email" | "text" | "push";
        MessageResponse: {
            /** Format: uuid */
            id: string;
        };
        MessagesResponse: {
            items: components["schemas"]["Message"][];
            recipient: string;
            reference: string;
            trackingNumber: string;
        };
        MessageTestBody: {
            message: string;
            phone?: string;
            /** @default  */
            title?: string;
        };
        MessageTestResponse: {
            isSending: boolean;
            to: string;
        };
        MessageThread: {
            last: components["schemas"]["Message"];
            /** Format: uuid */
            orderId: string;
            recipient: string;
            reference: string;
            trackingNumber: string;
            unread: number;
        };
        MoveTimeBody: {
            days: number;
        };
        NamedRecord: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        NewAddressBody: {
            confirmPlace?: boolean;
            lat?: number;
            lng?: number;
            notes?: string | null;
            serviceMinutes?: number | null;
            text: string;
            window?: {
                from: string;
                to: string;
            } | null;
        };
        NewCompanyLimits: {
            /** @default null */
            api: boolean | null;
            /** @default null */
            calls: number | null;
            /** @default null */
            members: number | null;
            /** @default null */
            orders: number | null;
            /** @default null */
            storage: number | null;
            /** @default null */
            texts: number | null;
            /** @default null */
            vehicles: number | null;
        };
        NewCompanyLimitsInput: {
            /** @default null */
            api?: boolean | null;
            /** @default null */
            calls?: number | null;
            /** @default null */
            members?: number | null;
            /** @default null */
            orders?: number | null;
            /** @default null */
            storage?: number | null;
            /** @default null */
            texts?: number | null;
            /** @default null */
            vehicles?: number | null;
        };
        NewDepotBody: {
            address: string;
            confirmPlace?: boolean;
            hours?: {
                from: string;
                to: string;
            } | null;
            lat?: number;
            lng?: number;
            name: string;
            timeZone?: string | null;
        };
        NewDriverBody: {
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
        NewFillBody: {
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
        NewFleetIncidentBody: {
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
        NewIncidentEntryBody: {
            files?: string[];
            text?: string | null;
        };
        NewInspectionBody: {
            inspectedBy: string;
            /** Format: date */
            inspectedOn: string;
            kind: string;
            nextDueOn?: string | null;
            note?: string | null;
            result: components["schemas"]["InspectionResult"];
        };
        /**
         * @example {
         *       "recipient": "Edith Ward",
         *       "address": "1 Market Street"
         *     }
         */
        NewOrderBody: {
            /** @default  */
            address?: string;
            /** @default [] */
            afterOrders?: string[];
            /** @default [] */
            beforeOrders?: string[];
            /** @default 0 */
            cash?: number;
            confirmPlace?: boolean;
            custom?: {
                [key: string]: string;
            };
            /** Format: date */
            date: string;
            email?: string | null;
            filesOf?: string | null;
            history?: boolean;
            instructions?: string | null;
            items?: {
                name: string;
                /** @default 1 */
                quantity?: number;
            }[];
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
        NewOwnerBody: {
            /** Format: email */
            email: string;
            firstName: string;
            lastName: string;
            password: string;
        };
        NewPayCorrectionBody: {
            amountMinor: number;
            /** Format: date */
            date: string;
            /** Format: uuid */
            driverId: string;
            reason: string;
        };
        NewPayRuleBody: {
            /** @default [] */
            driverIds?: string[];
            name: string;
            rates: components["schemas"]["PayRatesInput"];
            /** Format: date */
            startsOn: string;
        };
        NewPlanBody: {
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
        NewRegionBody: {
            bounds?: [
                number,
                number,
                number,
                number
            ];
            from: {
                fileName: string;
                /** Format: uuid */
                upload: string;
            } | {
                /** Format: uri */
                url: string;
            } | {
                file: string;
            } | {
                extract: string;
            };
            name: string;
        };
        NewReportBody: {
            definition: components["schemas"]["ReportDefinition"];
            /** @default false */
            isShared?: boolean;
            mailEvery?: components["schemas"]["MailRhythm"] | null;
            name: string;
            readers?: string[];
        };
        NewTenantBody: {
            billingAddress?: string;
            /** Format: email */
            email: string;
            name: string;
            planId: string;
            /** @default UTC */
            timeZone?: string;
            trialDays: number;
        };
        NewTicketBody: {
            message: string;
            subject: string;
        };
        NewUploadBody: {
            bytes: number;
        };
        NewVehicleBody: {
            axleLoadTonnes?: number | null;
            /** @default [] */
            breaks?: {
                from: string;
                minutes: number;
                to: string;
            }[];
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
        NewWeekPlanBody: {
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
        NewWorkOrderBody: {
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
        NewZoneBody: {
            color?: string;
            confirmPlace?: boolean;
            name: string;
            plansOrders?: boolean;
            polygon: components["schemas"]["ZonePolygon"];
            watch?: components["schemas"]["ZoneWatch"] | null;
            weekdays?: number[];
        };
        NoticeResponse: {
            notice: string;
        };
        OfferedSlot: {
            /** Format: date */
            date: string;
            from: string;
            priceMinor: number;
            slotId: string;
            to: string;
        };
        OpenedTenantResponse: {
            invitation: components["schemas"]["HandedInvitation"];
            items: components["schemas"]["TenantItem"][];
        };
        OrderCheckBody: {
            sequence: string[];
        };
        OrderCheckResponse: {
            isHeld: boolean;
            isMerged: boolean;
            /** Format: date-time */
            returnAt: string;
            stops: {
                /** Format: date-time */
                etaAt: string;
                lateSeconds: number;
                lateSecondsBefore: number;
                /** Format: uuid */
                orderId: string;
            }[];
            violations: components["schemas"]["RouteViolation"][];
        };
        OrderDetail: {
            accuracy: components["schemas"]["AddressAccuracy"];
            address: string;
            /** Format: uuid */
            addressId: string;
            afterOrders: string[];
            beforeOrders: string[];
            cash: number;
            co2Grams: number | null;
            custom: {
                [key: string]: string;
            };
            /** Format: date */
            date: string;
            deliveryStatus: components["schemas"]["DeliveryStatus"];
            email: string | null;
            eta: string | null;
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
            series?: {
                /** Format: date */
                date: string;
                /** Format: uuid */
                id: string;
            } | null;
            serviceSeconds: number;
            skills: string[];
            status: components["schemas"]["OrderStatus"];
            step?: components["schemas"]["ShownStep"] | null;
            together: string | null;
            trackingNumber: string;
            turn: components["schemas"]["OrderTurn"];
            type: components["schemas"]["OrderType"];
            unserved: {
                message: string;
                reason: string;
            } | null;
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
            kind: components["schemas"]["DriverEventKind"];
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
                vanPlace?: components["schemas"]["VanPlace"];
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
        OrderEventsResponse: {
            items: components["schemas"]["OrderEvent"][];
        };
        OrderFormBody: {
            /** @default  */
            confirmation?: string;
            /** @default 14 */
            daysAhead?: number;
            /** @default {} */
            fields?: {
                /** @default required */
                email?: components["schemas"]["FormAsk"];
                /** @default optional */
                note?: components["schemas"]["FormAsk"];
                /** @default optional */
                packages?: components["schemas"]["FormAsk"];
                /** @default optional */
                phone?: components["schemas"]["FormAsk"];
                /** @default off */
                weight?: components["schemas"]["FormAsk"];
            };
            /** @default [] */
            frameOrigins?: string[];
            /** @default  */
            intro?: string;
            /** @default false */
            isOpen?: boolean;
            /** @default 24 */
            leadHours?: number;
            /** @default true */
            needsAcceptance?: boolean;
            /** @default [] */
            services?: {
                id: string;
                name: string;
                /** @default 0 */
                perPackageMinor?: number;
                /** @default 0 */
                priceMinor?: number;
                /** @default null */
                serviceMinutes?: number | null;
                /** @default delivery */
                type?: components["schemas"]["OrderType"];
            }[];
            /** @default [] */
            slots?: {
                from: string;
                id: string;
                /** @default null */
                most?: number | null;
                /** @default 0 */
                supplementMinor?: number;
                to: string;
                weekdays: number[];
            }[];
            /** @default [] */
            zoneIds?: string[];
        };
        OrderFormResponse: {
            currency: string;
            form: {
                confirmation: string;
                daysAhead: number;
                fields: {
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
        OrderIdsBody: {
            orderIds: string[];
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
            series?: {
                /** Format: date */
                date: string;
                /** Format: uuid */
                id: string;
            } | null;
            serviceSeconds: number;
            skills: string[];
            status: components["schemas"]["OrderStatus"];
            step?: components["schemas"]["ShownStep"] | null;
            together: string | null;
            trackingNumber: string;
            turn: components["schemas"]["OrderTurn"];
            type: components["schemas"]["OrderType"];
            unserved: {
                message: string;
                reason: string;
            } | null;
            volumeLitres: number;
            weightKg: number;
            windowEnd: string | null;
            windowStart: string | null;
        };
        OrderLockBody: {
            /** @default [] */
            confirmedRules?: string[];
            isLocked: boolean;
        };
        OrderLockResponse: {
            /** Format: uuid */
            id: string;
            orderLockedAt: string | null;
        };
        OrderPatchBody: {
            address?: string;
            afterOrders?: string[];
            beforeOrders?: string[];
            cash?: number;
            confirmPlace?: boolean;
            custom?: {
                [key: string]: string;
            };
            /** Format: date */
            date?: string;
            email?: string | null;
            instructions?: string | null;
            items?: {
                name: string;
                /** @default 1 */
                quantity?: number;
            }[];
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
        OrderPriceBody: {
            /** Format: uuid */
            rateCardId?: string;
        };
        OrderPriceResponse: {
            price: components["schemas"]["OrderPrice"] | null;
        };
        /** @enum {string} */
        OrderProof: "company" | "none" | "photo" | "signature" | "photo_and_signature" | "name" | "pin" | "barcode" | "age_check";
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
        /** @enum {string} */
        OrderSegment: "all" | "unserved" | "late";
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
        OrdersResponse: {
            asOf?: string;
            cursor: string | null;
            items: components["schemas"]["OrderItem"][];
        };
        /** @enum {string} */
        OrderStatus: "open" | "dispatched" | "completed" | "failed" | "cancelled";
        OrderStep: {
            /** Format: date-time */
            at: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            saidBy: "driver" | "dispatch" | "scan" | "zone";
            /** Format: uuid */
            stepId: string;
        };
        OrderStepsResponse: {
            items: components["schemas"]["OrderStep"][];
            next: components["schemas"]["ShownStep"][];
        };
        OrderTemplate: components["schemas"]["StoredTemplateInput"];
        /** @enum {string} */
        OrderTurn: "any" | "first" | "last";
        /** @enum {string} */
        OrderType: "delivery" | "pickup";
        OrderWish: {
            address: string;
            /** @default {} */
            custom: {
                [key: string]: string;
            };
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
        OutboxItem: {
            attachmentName: string | null;
            attempts: number;
            companyName: string | null;
            createdAt: string;
            error: string | null;
            /** Format: uuid */
            id: string;
            sendAfter: string | null;
            sentAt: string | null;
            state: components["schemas"]["OutboxState"];
            subject: string;
            to: string;
        };
        OutboxMail: {
            attachmentName: string | null;
            attempts: number;
            companyName: string | null;
            createdAt: string;
            error: string | null;
            html: string | null;
            /** Format: uuid */
            id: string;
            sendAfter: string | null;
            sentAt: string | null;
            state: components["schemas"]["OutboxState"];
            subject: string;
            text: string;
            to: string;
        };
        OutboxResponse: {
            counts: {
                [key: string]: number;
            };
            cursor: string | null;
            items: components["schemas"]["OutboxItem"][];
        };
        /** @enum {string} */
        OutboxState: "waiting" | "held" | "sent" | "caught" | "failed" | "expired";
        OwnerAddressesBody: {
            addresses: (string)[];
        };
        OwnerArticle: {
            content: string | null;
            page: components["schemas"]["ArticlePage"];
            version: number;
            writtenAt: string | null;
            writtenBy: string | null;
        };
        OwnerArticles: {
            items: components["schemas"]["OwnerArticle"][];
        };
        OwnerInvoice: {
            companyName: string;
            couponCode: string | null;
            creditedMinor: number;
            creditNotes: components["schemas"]["CreditNoteItem"][];
            currency: string;
            dueAt: string;
            /** Format: uuid */
            id: string;
            isOverdue: boolean;
            issuedAt: string;
            kind: components["schemas"]["InvoiceKind"];
            lines: components["schemas"]["InvoiceLine"][];
            number: string;
            paidAt: string | null;
            paidBy: components["schemas"]["PaymentMethod"] | null;
            paymentReference: string | null;
            planId: string;
            planName: string;
            status: components["schemas"]["InvoiceStatus"];
            subtotalMinor: number;
            taxLabel: string;
            taxMinor: number;
            taxNote: string;
            taxPercent: number;
            tenantId: string;
            totalMinor: number;
        };
        OwnerInvoicesResponse: {
            items: components["schemas"]["OwnerInvoice"][];
        };
        OwnerOverview: {
            activeSubscriptions: number;
            activeTrials: number;
            apiCalls: number;
            currency: string;
            mrr: number;
            newThisMonth: number;
            oldestTicketAt: string | null;
            supportTickets: number;
            tickets: {
                from: string;
                /** Format: uuid */
                id: string;
                subject: string;
                waitsSince: string;
            }[];
            totalTenants: number;
            trials: {
                contact: string | null;
                endsAt: string;
                name: string;
                /** Format: uuid */
                tenantId: string;
                vehicles: number;
            }[];
            trialsEndingSoon: number;
        };
        OwnerPerson: {
            email: string;
            hasSecondStep: boolean;
            /** Format: uuid */
            id: string;
            isYou: boolean;
            name: string;
            seenAt: string | null;
            since: string;
        };
        OwnerPlan: {
            callLimit: number;
            currency: string;
            features: string[];
            hasApi: boolean;
            hasBranding: boolean;
            hasOwnMails: boolean;
            hasShops: boolean;
            id: string;
            isActive: boolean;
            isPopular: boolean;
            memberLimit: number;
            mrrMinor: number;
            name: string;
            orderLimit: number;
            period: string;
            position: number;
            priceMinor: number | null;
            prices: {
                currency: string;
                period: components["schemas"]["BillingPeriod"];
                priceMinor: number;
            }[];
            storageLimit: number;
            subscriptions: number;
            textLimit: number;
            updatedAt: string;
            vehicleLimit: number;
            version: number;
            versions: {
                at: string;
                name: string;
                priceMinor: number | null;
                vehicleLimit: number;
                version: number;
            }[];
            waitingPlanLimit: number;
        };
        OwnerPlansResponse: {
            items: components["schemas"]["OwnerPlan"][];
        };
        OwnerSignInBody: {
            needsSecondStep: boolean;
        };
        OwnFairnessResponse: {
            drivers: number;
            /** Format: date */
            from: string;
            mean: components["schemas"]["DriverBalance"] | null;
            own: components["schemas"]["DriverBalance"];
            /** Format: date */
            to: string;
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
            lines: components["schemas"]["PayLine"][];
            metres: number;
            onTime: number;
            routes: {
                /** Format: uuid */
                id: string;
                number: number;
            }[];
            rule: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            seconds: number;
            served: number;
        };
        PayLine: {
            amountMinor: number;
            kind: components["schemas"]["PayLineKind"];
            quantity: number;
            rateMinor: number;
        };
        /** @enum {string} */
        PayLineKind: "shift" | "hours" | "stops" | "distance" | "miles" | "failed" | "on_time" | "minimum";
        /** @enum {string} */
        PaymentMethod: "transfer" | "card" | "cash" | "other";
        PaymentPageResponse: {
            url: string;
        };
        PayRates: {
            /** @default 0 */
            dayMinimumMinor: number;
            /** @default 0 */
            onTimeMinor: number;
            /** @default 95 */
            onTimePercent: number;
            /** @default 0 */
            perFailedMinor: number;
            /** @default 0 */
            perHourMinor: number;
            /** @default 0 */
            perKmMinor: number;
            /** @default 0 */
            perMileMinor: number;
            /** @default 0 */
            perShiftMinor: number;
            /** @default 0 */
            perStopMinor: number;
        };
        PayRatesInput: {
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
        PayRuleItem: {
            drivers: components["schemas"]["NamedRecord"][];
            /** Format: uuid */
            id: string;
            isRemovable: boolean;
            name: string;
            rates: components["schemas"]["PayRates"];
            /** Format: date */
            startsOn: string;
        };
        PayRulesResponse: {
            items: components["schemas"]["PayRuleItem"][];
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
        PersonEraseBody: {
            ids: string[];
            kind: components["schemas"]["PersonKind"];
            /** @default false */
            waits?: boolean;
        };
        PersonItem: {
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
        PersonRequestItem: {
            /** @enum {string} */
            act: "export" | "erase";
            bytes: number | null;
            counts: {
                [key: string]: number;
            };
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
        PersonRequestsResponse: {
            items: components["schemas"]["PersonRequestItem"][];
        };
        PersonsResponse: {
            items: components["schemas"]["PersonItem"][];
        };
        PersonSummary: {
            emails: string[];
            files: number;
            mentions: {
                [key: string]: number;
            };
            names: string[];
            obstacles: string[];
            phones: string[];
            retained: components["schemas"]["RetainedItem"][];
            rows: {
                [key: string]: number;
            };
            sharesName: boolean;
        };
        PinBody: {
            confirmPlace?: boolean;
            lat: number;
            lng: number;
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
        PlanCreated: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["PlanStatus"];
        };
        /** @enum {string} */
        PlanExportFormat: "gpx" | "geojson" | "kml" | "ics" | "csv" | "xlsx" | "pdf" | "vroom";
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
            locks: {
                orders: string[];
                vehicles: string[];
            };
            name: string | null;
            objective: components["schemas"]["PlanObjective"];
            /** Format: date-time */
            plannedAt?: string;
            plansAhead?: number | null;
            progress: components["schemas"]["PlanProgress"];
            restPlanId?: string | null;
            rules: components["schemas"]["PlanRules"];
            /** @enum {string} */
            speeds: "map" | "company" | "changed";
            status: components["schemas"]["PlanStatus"];
            summary: {
                baselineDistanceMetres: number | null;
                cheapestCost: number | null;
                cost: number | null;
                distanceMetres: number;
                driveSeconds: number;
                durationSeconds: number;
                estimate: components["schemas"]["RoadEstimate"] | null;
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
            version: number;
        };
        PlanLocksBody: {
            orders: string[];
            vehicles: string[];
        };
        PlanMove: {
            /** Format: uuid */
            orderId: string;
            position?: number | "best";
            vehicleId: string | null;
        };
        PlanMovesBody: {
            adjustments?: components["schemas"]["PlanAdjustment"][];
            moves: components["schemas"]["PlanMove"][];
            version?: number;
        };
        PlanningRulesBody: {
            /** @default {} */
            co2Factors: components["schemas"]["Co2Factors"];
            /** @default 0 */
            co2PriceMinor: number;
            /** @default 0 */
            fairExtraPercent: number;
            /** @default 0 */
            fairWeeks: number;
            objective: components["schemas"]["PlanObjective"];
            rules: components["schemas"]["PlanRules"];
            serviceMinutes: number;
            timeLimitSeconds: number;
        };
        PlanningRulesBodyInput: {
            /** @default {} */
            co2Factors?: components["schemas"]["Co2Factors"];
            /** @default 0 */
            co2PriceMinor?: number;
            /** @default 0 */
            fairExtraPercent?: number;
            /** @default 0 */
            fairWeeks?: number;
            objective: components["schemas"]["PlanObjective"];
            rules: components["schemas"]["PlanRules"];
            serviceMinutes: number;
            timeLimitSeconds: number;
        };
        /** @enum {string} */
        PlanObjective: "cost" | "vehicles" | "balance" | "finish";
        PlanPatchBody: {
            name: string;
        };
        PlanPreview: {
            currency: string;
            effectiveAt: string | null;
            invoice: {
                dueAt: string | null;
                lines: components["schemas"]["InvoiceLine"][];
                subtotalMinor: number;
                taxLabel: string;
                taxMinor: number;
                taxNote: string;
                taxPercent: number;
                totalMinor: number;
            } | null;
            nextAt: string | null;
            period: components["schemas"]["BillingPeriod"];
            planId: string;
            planName: string;
            priceMinor: number;
            /** @enum {string} */
            result: "invoiced" | "changed" | "scheduled" | "kept" | "checkout";
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
        PlanResponse: {
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
            locks: {
                orders: string[];
                vehicles: string[];
            };
            name: string | null;
            objective: components["schemas"]["PlanObjective"];
            /** Format: date-time */
            plannedAt?: string;
            plansAhead?: number | null;
            progress: components["schemas"]["PlanProgress"];
            restPlanId?: string | null;
            routes: components["schemas"]["PlanRoute"][];
            rules: components["schemas"]["PlanRules"];
            /** @enum {string} */
            speeds: "map" | "company" | "changed";
            status: components["schemas"]["PlanStatus"];
            summary: {
                baselineDistanceMetres: number | null;
                cheapestCost: number | null;
                cost: number | null;
                distanceMetres: number;
                driveSeconds: number;
                durationSeconds: number;
                estimate: components["schemas"]["RoadEstimate"] | null;
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
            unserved: components["schemas"]["PlanUnserved"][];
            version: number;
            violations: components["schemas"]["PlanViolation"][];
        };
        PlanRiskResponse: {
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
        PlansResponse: {
            asOf?: string;
            cursor: string | null;
            items: components["schemas"]["PlanItem"][];
        };
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
            reload: components["schemas"]["StopReload"] | null;
            sequence: number;
            /** Format: date-time */
            serviceAt: string;
            waitSeconds: number;
        };
        PlanUnserved: {
            fix: string | null;
            message: string;
            /** Format: uuid */
            orderId: string;
            reason: components["schemas"]["UnservedReason"];
        };
        PlanViolation: {
            amount: number;
            code: string;
            orderId: string | null;
            /** @enum {string} */
            unit: "seconds" | "metres" | "packages" | "grams" | "litres" | "pallets" | "stops" | "skills" | "count";
            /** Format: uuid */
            vehicleId: string;
        };
        PlatformBrand: {
            colour: string;
            colourDark: string;
            name: string;
            /** Format: email */
            supportEmail: string;
        };
        PlatformBrandResponse: {
            colour: string;
            colourDark: string;
            logoUrl: string | null;
            name: string;
            /** Format: email */
            supportEmail: string;
        };
        PlatformSettings: {
            /** @default 0 */
            auditMonths: number;
            /** @default true */
            isSignUpOpen: boolean;
            /**
             * @default {
             *       "vehicles": null,
             *       "members": null,
             *       "texts": null,
             *       "calls": null,
             *       "orders": null,
             *       "storage": null,
             *       "api": null
             *     }
             */
            newCompany: components["schemas"]["NewCompanyLimits"];
            /** @default  */
            notice: string;
            /** @default 3 */
            trialDays: number;
            /** @default professional */
            trialPlanId: string;
        };
        PlatformSettingsInput: {
            /** @default 0 */
            auditMonths?: number;
            /** @default true */
            isSignUpOpen?: boolean;
            /**
             * @default {
             *       "vehicles": null,
             *       "members": null,
             *       "texts": null,
             *       "calls": null,
             *       "orders": null,
             *       "storage": null,
             *       "api": null
             *     }
             */
            newCompany?: components["schemas"]["NewCompanyLimitsInput"];
            /** @default  */
            notice?: string;
            /** @default 3 */
            trialDays?: number;
            /** @default professional */
            trialPlanId?: string;
        };
        PositionsBody: {
            positions: (components["schemas"]["DriverPosition"] | {
                [key: string]: unknown;
            })[];
        };
        PositionsResponse: {
            duplicates: number;
            refused: components["schemas"]["RefusedPosition"][];
            stored: number;
        };
        PostContactAnswer: {
            /** @constant */
            received: true;
        };
        PostDrivingSpeedsLearnedApplyBody: {
            changedAt?: string | null;
            hours?: {
                hour: number;
                weekday: components["schemas"]["SpeedDay"];
            }[];
        } | null;
        PostDrivingSpeedsUndoBody: {
            changedAt?: string | null;
        } | null;
        PostOptimizeAnswer: {
            code: number;
        } & {
            [key: string]: unknown;
        };
        PostOptimizeAnswer400: ({
            code: number;
        } & {
            [key: string]: unknown;
        }) | components["schemas"]["ErrorBody"];
        PostOptimizeAnswer413: {
            code: number;
        } & {
            [key: string]: unknown;
        };
        PostOptimizeAnswer500: {
            code: number;
        } & {
            [key: string]: unknown;
        };
        PostOptimizeBody: {
            [key: string]: unknown;
        };
        PostPlansByIdDispatchBody: components["schemas"]["DispatchBody"] | null;
        PostRegionsAnswer: {
            /** Format: uuid */
            id: string;
        };
        PostRolesAnswer: {
            /** Format: uuid */
            id: string;
        };
        PostSampleDataBody: {
            /** Format: date */
            date: string;
        };
        PostTrialAnswer: {
            /** @constant */
            accepted: true;
        };
        PostVehiclesByIdDefectsByDefectIdResolveBody: {
            note?: string | null;
        } | null;
        PriceLine: {
            amountMinor: number;
            kind: components["schemas"]["PriceLineKind"];
            quantity: number;
            rateMinor: number;
        };
        /** @enum {string} */
        PriceLineKind: "base" | "distance" | "parcels" | "weight" | "zone" | "window" | "weekend" | "night" | "minimum";
        Processor: {
            host: string;
            /** @enum {string} */
            id: "mail" | "texts" | "maps" | "roads" | "geocoder" | "storage" | "stripe" | "database" | "signIn" | "backups";
        };
        ProcessorsResponse: {
            items: components["schemas"]["Processor"][];
        };
        ProofDocument: {
            codes: string[];
            company: string;
            driver: {
                firstName: string;
            } | null;
            files: {
                bytes: number | null;
                kind: components["schemas"]["ProofFileKind"];
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
            outcome: components["schemas"]["ProvenOutcome"];
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
            /** @enum {string} */
            saidBy: "driver" | "dispatch";
            /** Format: date-time */
            signedAt: string;
            trackingNumber: string;
            /** @constant */
            version: 1;
        };
        ProofFile: {
            document: components["schemas"]["ProofDocument"];
            signature: {
                /** @constant */
                algorithm: "Ed25519";
                keyId: string;
                publicKey: string;
                value: string;
            };
        };
        /** @enum {string} */
        ProofFileKind: "photo" | "signature";
        /** @enum {string} */
        ProofFileState: "holds" | "removed" | "differs" | "unknown";
        /** @enum {string} */
        ProofTask: "photo" | "signature" | "name" | "pin" | "barcode" | "age_check";
        /** @enum {string} */
        ProofVerdict: "valid" | "other_installation" | "other_key" | "changed" | "unreadable";
        /** @enum {string} */
        ProvenOutcome: "delivered" | "partly_delivered";
        PublicOrderForm: {
            company: {
                color: string;
                hidesPlatform: boolean;
                language: string;
                logoUrl: string | null;
                name: string;
            };
            currency: string;
            customFields: components["schemas"]["AskedField"][];
            fields: {
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
        PushEndpointBody: {
            endpoint: string;
        };
        PushKeyResponse: {
            key: string;
        };
        PushStateResponse: {
            isOn: boolean;
        };
        PushSubscriptionBody: {
            device: string;
            /** Format: uri */
            endpoint: string;
            keys: {
                auth: string;
                p256dh: string;
            };
        };
        PutDriverRulesBody: {
            arrivalRadiusMetres: number;
            hasCallProvider?: boolean;
            longStopMinutes: number;
            /** @default false */
            mayReorder?: boolean;
            offRouteMetres: number;
            proof: components["schemas"]["ProofTask"][];
            reasons: components["schemas"]["DriverReasonInput"][];
            /** @default on_tap */
            recipientCalls?: components["schemas"]["RecipientCall"];
            /** @default false */
            severalDevices?: boolean;
            vehicleCheck: components["schemas"]["VehicleCheckRule"];
        };
        PutDrivingSpeedsBody: {
            canUndo?: boolean;
            cells: unknown[][];
            changedAt?: string | null;
            source?: components["schemas"]["SpeedSource"] | null;
            timeZone?: string;
        };
        PutOwnerPlansByIdBody: {
            callLimit?: number;
            features: string[];
            hasApi: boolean;
            hasBranding: boolean;
            hasOwnMails: boolean;
            hasShops: boolean;
            isActive: boolean;
            isPopular: boolean;
            memberLimit: number;
            name: string;
            orderLimit?: number;
            priceMinor: number | null;
            prices?: {
                currency: string;
                period: components["schemas"]["BillingPeriod"];
                priceMinor: number;
            }[];
            storageLimit?: number;
            textLimit: number;
            vehicleLimit: number;
            waitingPlanLimit?: number;
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
        QuoteResponse: {
            currency: string;
            lines: components["schemas"]["PriceLine"][];
            metres: number;
            rateCard: string;
            totalMinor: number;
        };
        RangeFigures: {
            calibrated: {
                arrivals: number;
                held: number;
            };
            uncalibrated: {
                arrivals: number;
                held: number;
            };
        };
        RateCardBody: {
            /** @default false */
            isDefault?: boolean;
            name: string;
            rates: components["schemas"]["ServiceRatesInput"];
        };
        RateCardItem: {
            /** Format: uuid */
            id: string;
            isDefault: boolean;
            name: string;
            rates: components["schemas"]["ServiceRates"];
        };
        RateCardsResponse: {
            items: components["schemas"]["RateCardItem"][];
        };
        ReasonBody: {
            reason: string;
        };
        /** @enum {string} */
        ReasonKind: "failed" | "returned" | "partly_delivered";
        RecallResponse: {
            planId: string | null;
            routes: {
                /** Format: uuid */
                id: string;
            }[];
            told: {
                /** Format: uuid */
                orderId: string;
                recipient: string;
                reference: string;
            }[];
        };
        /** @enum {string} */
        RecipientCall: "off" | "on_tap" | "provider";
        RecipientContact: {
            isMasked: boolean;
            number: string | null;
        };
        RecipientContactBody: {
            /** @enum {string} */
            way: "call" | "text";
        };
        RecipientLanguageBody: {
            language: components["schemas"]["MailLanguage"];
        };
        RecipientMail: {
            htmlContent: string;
            isBuiltIn?: boolean;
            language: string | null;
            subject: string;
            textContent: string;
            type: components["schemas"]["RecipientMailType"];
        };
        RecipientMailBody: {
            htmlContent: string;
            subject: string;
            textContent: string;
        };
        RecipientMailsResponse: {
            items: components["schemas"]["RecipientMail"][];
            language: string;
            platform: components["schemas"]["RecipientMail"][];
        };
        /** @enum {string} */
        RecipientMailType: "order_confirmation" | "delivery_notification";
        RecipientMessage: {
            channel: components["schemas"]["MessageChannel"];
            kind: components["schemas"]["RecipientNotice"];
            language: string | null;
            message: string;
            /** @default  */
            title: string;
        };
        RecipientMessageBody: {
            message: string;
            /** @default  */
            title?: string;
        };
        RecipientMessagesResponse: {
            items: components["schemas"]["RecipientMessage"][];
            language: string;
        };
        /** @enum {string} */
        RecipientNotice: "order_confirmed" | "out_for_delivery" | "driver_near" | "running_late" | "driver_arrived" | "delivered" | "delivery_failed" | "feedback_asked" | "request_received" | "request_accepted" | "request_declined";
        /** @enum {string} */
        RecordStatus: "active" | "archived";
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
        RecurringOrderItem: {
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
        RecurringOrderPatch: {
            endsOn?: string | null;
            everyWeeks?: number;
            /** Format: date */
            from?: string;
            order?: components["schemas"]["OrderTemplate"];
            skipDates?: string[];
            weekdays?: number[];
        };
        RecurringOrdersResponse: {
            items: components["schemas"]["RecurringOrderItem"][];
        };
        RefusedPosition: {
            field: string;
            index: number;
            message: string;
        };
        RegionBuild: {
            code: string | null;
            createdAt: string;
            finishedAt: string | null;
            fraction: number;
            hint: string | null;
            /** Format: uuid */
            id: string;
            label: string;
            name: string;
            problem: string | null;
            /** @enum {string} */
            source: "upload" | "url" | "file" | "catalogue";
            stage: string | null;
            status: components["schemas"]["BuildStatus"];
        };
        RegionItem: {
            addresses: number;
            attribution: string;
            bounds: number[];
            box: number[] | null;
            bytes: number;
            compiledAt: string;
            date: string | null;
            extract: string | null;
            isGenerated: boolean;
            isOfDemo: boolean;
            junctions: number;
            name: string;
            roadKm: number;
            streets: number;
            usedBy: string[];
            warnings: string[];
        };
        RegionNeed: {
            box: number[];
            company: string;
            depots: number;
            extract: {
                path: string;
                title: string;
            } | null;
            orders: number;
            /** Format: uuid */
            tenantId: string;
        };
        RegionsResponse: {
            builds: components["schemas"]["RegionBuild"][];
            files: {
                bytes: number;
                name: string;
            }[];
            folder: string;
            items: components["schemas"]["RegionItem"][];
            needs: components["schemas"]["RegionNeed"][];
        };
        RepairBody: {
            maxMovedPromises?: number;
            /** @default [] */
            orderIdsIn?: string[];
            /** @default [] */
            vehicleIdsOut?: string[];
        };
        RepairChange: {
            after: string | null;
            before: string | null;
            from: {
                name: string;
                number: number;
                /** Format: uuid */
                vehicleId: string;
            } | null;
            isPromiseMoved: boolean;
            lateSecondsAfter: number;
            lateSecondsBefore: number;
            /** Format: uuid */
            orderId: string;
            promisedFrom: string | null;
            promisedTo: string | null;
            recipient: string;
            reference: string;
            to: {
                name: string;
                number: number;
                /** Format: uuid */
                vehicleId: string;
            } | null;
        };
        RepairResponse: {
            after: components["schemas"]["RestOfDay"];
            before: components["schemas"]["RestOfDay"];
            changes: components["schemas"]["RepairChange"][];
            /** Format: date-time */
            clock: string;
            /** Format: date */
            date: string;
            handovers: components["schemas"]["Handover"][];
            /** Format: uuid */
            id: string;
            movedPromises: number;
            /** @enum {string} */
            status: "proposed" | "accepted";
            unserved: components["schemas"]["RepairUnserved"][];
            violations?: components["schemas"]["RouteViolation"][];
        };
        RepairUnserved: {
            message: string;
            /** Format: uuid */
            orderId: string;
            recipient: string;
            reference: string;
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
        ReplayResponse: {
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
        ReportedFill: {
            amount: number;
            costMinor: number;
            energy: components["schemas"]["Energy"];
            /** @default true */
            isFull?: boolean;
            note?: string | null;
            odometerKm: number;
            station?: string | null;
            vehicleId?: string | null;
        };
        ReportedIncident: {
            canDrive: boolean;
            description: string;
            kind: components["schemas"]["IncidentKind"];
            place?: string | null;
            thirdParty?: string | null;
            vehicleId?: string | null;
        };
        /** @enum {string} */
        ReportGroup: "day" | "driver" | "vehicle" | "depot" | "customer" | "week" | "month";
        ReportPatchBody: {
            definition?: components["schemas"]["ReportDefinition"];
            isShared?: boolean;
            mailEvery?: components["schemas"]["MailRhythm"] | null;
            name?: string;
            readers?: string[];
        };
        ReportReadersResponse: {
            items: {
                name: string;
                /** Format: uuid */
                userId: string;
            }[];
        };
        ReportResponse: {
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
        RetainedItem: {
            until: string;
            what: string;
            why: string;
        };
        Retention: {
            /** @default 0 */
            attachments: number;
            /** @default 0 */
            outbox: number;
            /** @default 0 */
            positions: number;
            /** @default 0 */
            proofs: number;
            /** @default 90 */
            sign_ins: number;
            /** @default 0 */
            tickets: number;
            /** @default 30 */
            webhook_calls: number;
        };
        RetentionInput: {
            /** @default 0 */
            attachments?: number;
            /** @default 0 */
            outbox?: number;
            /** @default 0 */
            positions?: number;
            /** @default 0 */
            proofs?: number;
            /** @default 90 */
            sign_ins?: number;
            /** @default 0 */
            tickets?: number;
            /** @default 30 */
            webhook_calls?: number;
        };
        RoadEstimate: {
            country: string | null;
            countryKmh: number;
            detour: number;
            townDetour: number;
            townKmh: number;
        };
        /** @enum {string} */
        RoadProfileName: "car" | "truck";
        /** @enum {string} */
        Role: "owner" | "tenant" | "driver" | "customer" | "former";
        /** @enum {string} */
        RoleRight: "orders:read" | "orders:write" | "fleet:read" | "fleet:write" | "plans:read" | "plans:write" | "plans:dispatch" | "live:read" | "addresses:read" | "addresses:write" | "optimize:run" | "webhooks:read" | "webhooks:write" | "persons:read" | "persons:erase" | "pay:read" | "pay:write" | "people:invite" | "settings:write" | "billing:manage" | "audit:read";
        RouteException: {
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
        };
        RouteItem: {
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
            vehicle: {
                /** Format: uuid */
                id: string;
                name: string;
                registration: string;
            };
            waitSeconds: number;
        };
        RouteMovesBody: {
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
        RouteMovesResponse: {
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
        RoutesResponse: {
            items: components["schemas"]["RouteItem"][];
        };
        /** @enum {string} */
        RouteStatus: "dispatched" | "started" | "finished" | "cancelled";
        RouteViolation: {
            amount: number;
            code: string;
            orderId: string | null;
            text: string;
            /** @enum {string} */
            unit: "seconds" | "metres" | "packages" | "grams" | "litres" | "pallets" | "stops" | "skills" | "count";
            /** Format: uuid */
            vehicleId: string;
        };
        SampleDataResponse: {
            orders: number;
            vehicles: number;
        };
        SampleGoneResponse: {
            orders: number;
            vehicles: number;
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
            readers: {
                name: string;
                /** Format: uuid */
                userId: string;
            }[];
            /** Format: date-time */
            updatedAt: string;
        };
        SavedReportsResponse: {
            items: components["schemas"]["SavedReport"][];
        };
        SecurityResponse: {
            accounts: number;
            accountsWithSecondStep: number;
            addresses: string[];
            apiKeys: {
                companyName: string;
                /** Format: uuid */
                id: string;
                lastUsedAt: string | null;
                name: string;
                prefix: string;
                scopes: string[];
                /** Format: uuid */
                tenantId: string;
            }[];
            failedSignIns: {
                email: string;
                hasSignedInSince: boolean;
                ip: string | null;
                isOwner: boolean;
                lastAt: string;
                outcome: components["schemas"]["SignInOutcome"];
                tries: number;
                userAgent: string | null;
            }[];
            needsSecondStep: boolean;
            owners: components["schemas"]["OwnerPerson"][];
            ownerSessions: {
                hasSecondStep: boolean;
                id: string;
                ip: string | null;
                isThis: boolean;
                /** Format: uuid */
                ownerId: string;
                ownerName: string;
                usedAt: string;
                userAgent: string | null;
            }[];
            sessions: number;
            yourAddress: string;
        };
        /** @enum {string} */
        ServiceId: "mail" | "texts" | "maps" | "roads" | "geocoder" | "storage" | "stripe" | "database";
        ServiceRates: {
            /** @default 0 */
            baseMinor: number;
            /** @default 0 */
            includedKm: number;
            /** @default 0 */
            minimumMinor: number;
            /**
             * @default {
             *       "from": "20:00",
             *       "to": "06:00",
             *       "amountMinor": 0
             *     }
             */
            night: {
                amountMinor: number;
                from: string;
                to: string;
            };
            /** @default 0 */
            perKmMinor: number;
            /** @default 0 */
            perParcelMinor: number;
            /**
             * @default {
             *       "weekdays": [
             *         6,
             *         7
             *       ],
             *       "amountMinor": 0
             *     }
             */
            weekend: {
                amountMinor: number;
                weekdays: number[];
            };
            /** @default [] */
            weightBands: {
                amountMinor: number;
                upToKg: number;
            }[];
            /** @default [] */
            windows: {
                amountMinor: number;
                upToMinutes: number;
            }[];
            /** @default [] */
            zones: {
                amountMinor: number;
                /** Format: uuid */
                zoneId: string;
            }[];
        };
        ServiceRatesInput: {
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
        ServiceTestResponse: {
            isWorking: boolean;
            message: string;
            milliseconds: number;
        };
        SessionItem: {
            createdAt: string;
            hasSecondStep: boolean;
            id: string;
            ip: string | null;
            isThis: boolean;
            usedAt: string;
            userAgent: string | null;
        };
        SessionsResponse: {
            items: components["schemas"]["SessionItem"][];
        };
        SetStepBody: {
            /** Format: uuid */
            stepId: string;
        };
        SetupBody: {
            /** Format: email */
            email: string;
            firstName: string;
            lastName: string;
            password: string;
            token: string;
        };
        SetupResponse: {
            email: string;
        };
        ShopBody: {
            kind: components["schemas"]["ShopKind"];
            leadDays: number;
            name: string;
            secret: string;
        };
        ShopCall: {
            deliveryId: string;
            message: string | null;
            outcome: components["schemas"]["ShopOutcome"];
            receivedAt: string;
            reference: string | null;
            topic: string;
        };
        ShopChanges: {
            leadDays?: number;
            name?: string;
            secret?: string;
        };
        ShopItem: {
            calls: components["schemas"]["ShopCall"][];
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
        /** @enum {string} */
        ShopOutcome: "stored" | "unchanged" | "cancelled" | "ignored" | "refused";
        ShopsResponse: {
            items: components["schemas"]["ShopItem"][];
        };
        ShownField: {
            name: string;
            /** @default text */
            type: components["schemas"]["CustomFieldType"];
            value: string;
        };
        ShownStep: {
            colour: string | null;
            /** Format: uuid */
            id: string;
            name: string;
        };
        SignInItem: {
            at: string;
            id: string;
            ip: string | null;
            method: string;
            outcome: components["schemas"]["SignInOutcome"];
            userAgent: string | null;
        };
        /** @enum {string} */
        SignInOutcome: "signed_in" | "wrong_password" | "wrong_code";
        SignInsResponse: {
            items: components["schemas"]["SignInItem"][];
        };
        SignOnBody: {
            /** @default [] */
            certificates?: string[];
            /** @default null */
            clientId?: string | null;
            isEnabled: boolean;
            isRequired: boolean;
            issuer: string;
            kind: components["schemas"]["SignOnKind"];
            roleForNew: components["schemas"]["SignOnRole"] | null;
            /** @default null */
            secret?: string | null;
            /** @default null */
            signInUrl?: string | null;
        };
        SignOnDomainBody: {
            domain: string;
        };
        /** @enum {string} */
        SignOnKind: "oidc" | "saml";
        SignOnResponse: {
            addresses: {
                acsUrl: string;
                metadataUrl: string;
                redirectUrl: string;
            };
            connection: {
                certificates: {
                    endsAt: string;
                    pem: string;
                    subject: string;
                }[];
                clientId: string | null;
                isEnabled: boolean;
                isRequired: boolean;
                issuer: string;
                kind: components["schemas"]["SignOnKind"];
                lastProblem: string | null;
                lastProblemAt: string | null;
                lastSuccessAt: string | null;
                roleForNew: components["schemas"]["SignOnRole"] | null;
                signInUrl: string | null;
            } | null;
            domains: {
                checkedAt: string | null;
                domain: string;
                provenAt: string | null;
                record: {
                    name: string;
                    /** @constant */
                    type: "TXT";
                    value: string;
                };
                seen: string | null;
            }[];
        };
        /** @enum {string} */
        SignOnRole: "dispatcher" | "viewer";
        SignOnTrialResponse: {
            url: string;
        };
        /** @enum {string} */
        SlotDayState: "priced" | "no_room" | "no_plan" | "planning" | "out_of_date" | "dispatched" | "no_roads";
        SlotsResponse: {
            days: {
                /** Format: date */
                date: string;
                isEstimated: boolean;
                pending: number;
                planId: string | null;
                state: components["schemas"]["SlotDayState"];
            }[];
            slots: components["schemas"]["OrderSlot"][];
        };
        /** @enum {string} */
        SpeedDay: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        /** @enum {string} */
        SpeedSource: "typed" | "file" | "learned";
        SplitOrderBody: {
            parts: number;
        };
        StatusResponse: {
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
        StatusStep: {
            afterId: string | null;
            colour: string | null;
            /** Format: uuid */
            id: string;
            isActive: boolean;
            isShown: boolean;
            name: string;
            names: {
                [key: string]: string;
            };
            position: number;
            setBy: components["schemas"]["StepSetter"][];
            state: components["schemas"]["StepState"];
            uses: number;
            zoneId: string | null;
        };
        StatusStepBody: {
            /** @default null */
            afterId?: string | null;
            /** @default null */
            colour?: string | null;
            /** @default true */
            isActive?: boolean;
            /** @default true */
            isShown?: boolean;
            name: string;
            /** @default {} */
            names?: {
                [key: string]: string;
            };
            /** @default 0 */
            position?: number;
            setBy: components["schemas"]["StepSetter"][];
            state: components["schemas"]["StepState"];
            /** @default null */
            zoneId?: string | null;
        };
        StatusStepsResponse: {
            items: components["schemas"]["StatusStep"][];
        };
        /** @enum {string} */
        StepSetter: "driver" | "dispatcher" | "scan" | "zone";
        /** @enum {string} */
        StepState: "pending" | "picked_up" | "in_transit" | "out_for_delivery" | "delivered";
        StopOffersResponse: {
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
        StopOutcome: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "delivered" | "failed" | "returned";
            /** Format: uuid */
            orderId: string;
            reason: string | null;
        };
        StopOutcomeBody: {
            /** @enum {string} */
            kind: "delivered" | "failed" | "returned";
            note?: string | null;
            reason?: string | null;
        };
        StopRecurringBody: {
            /** Format: date */
            from?: string;
        };
        StopReload: {
            /** Format: date-time */
            arriveAt: string;
            /** Format: date-time */
            departAt: string;
        };
        /** @enum {string} */
        StopStatus: "pending" | "arrived" | "served" | "failed" | "skipped";
        StoredProofResponse: {
            check: components["schemas"]["VerifyProofResponse"] | null;
            hidesPlatform: boolean;
            isWithheld: boolean;
        };
        StoredTemplate: {
            /** @default  */
            address: string;
            /** @default [] */
            afterOrders: string[];
            /** @default [] */
            beforeOrders: string[];
            /** @default 0 */
            cash: number;
            custom?: {
                [key: string]: string;
            };
            email?: string | null;
            instructions?: string | null;
            items?: {
                name: string;
                /** @default 1 */
                quantity: number;
            }[];
            lat?: number | null;
            /** @default 0 */
            latePrice: number;
            lng?: number | null;
            /** @default [] */
            notVehicles: string[];
            /** @default [] */
            onlyVehicles: string[];
            /** @default [] */
            otherWindows: string[];
            /** @default 1 */
            packages: number;
            pair?: string | null;
            /** @default 0 */
            pallets: number;
            phone?: string | null;
            /** @default 0 */
            priority: number;
            /** @default 0 */
            prize: number;
            /** @default company */
            proof: components["schemas"]["OrderProof"];
            /** @default  */
            recipient: string;
            serviceMinutes?: number;
            /** @default [] */
            skills: string[];
            together?: string | null;
            /** @default any */
            turn: components["schemas"]["OrderTurn"];
            /** @default delivery */
            type: components["schemas"]["OrderType"];
            /** @default 0 */
            volumeLitres: number;
            /** @default 0 */
            weightKg: number;
            windowEnd?: string | null;
            windowStart?: string | null;
        };
        StoredTemplateInput: {
            /** @default  */
            address?: string;
            /** @default [] */
            afterOrders?: string[];
            /** @default [] */
            beforeOrders?: string[];
            /** @default 0 */
            cash?: number;
            custom?: {
                [key: string]: string;
            };
            email?: string | null;
            instructions?: string | null;
            items?: {
                name: string;
                /** @default 1 */
                quantity?: number;
            }[];
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
        SubscriptionPlan: {
            callLimit: number;
            currency: string;
            features: string[];
            hasApi: boolean;
            hasBranding: boolean;
            hasOwnMails: boolean;
            hasShops: boolean;
            id: string;
            isPopular: boolean;
            memberLimit: number;
            name: string;
            orderLimit: number;
            period: string;
            priceMinor: number | null;
            prices: {
                currency: string;
                period: components["schemas"]["BillingPeriod"];
                priceMinor: number;
            }[];
            storageLimit: number;
            textLimit: number;
            vehicleLimit: number;
            waitingPlanLimit: number;
        };
        SubscriptionResponse: {
            amountMinor: number;
            billingDetails: components["schemas"]["BillingDetailsBody"] | null;
            blockedBy: ("trial_ended" | "subscription_ended" | "company_suspended") | null;
            cancelsAtPeriodEnd: boolean;
            canPayByCard: boolean;
            companyName: string;
            coupon: {
                code: string;
                invoicesLeft: number | null;
                text: string;
            } | null;
            currency: string;
            daysLeft: number | null;
            invoices: components["schemas"]["InvoiceItem"][];
            isAdmin: boolean;
            isBillingOn: boolean;
            nextCurrency: string | null;
            nextPeriod: components["schemas"]["BillingPeriod"] | null;
            nextPlanId: string | null;
            pastDueSince: string | null;
            paymentInstructions: string;
            period: components["schemas"]["BillingPeriod"];
            periodEndsAt: string | null;
            planId: string;
            planName: string;
            plans: components["schemas"]["SubscriptionPlan"][];
            /** @enum {string} */
            status: "trial" | "active" | "past_due" | "cancelled" | "expired";
            suspendedReason: string | null;
            suspendsAt: string | null;
            trialEndsAt: string | null;
            usage: {
                apiKeys: {
                    isIncluded: boolean;
                    limit: number;
                    used: number;
                };
                members: {
                    limit: number;
                    used: number;
                };
                orders: {
                    limit: number;
                    used: number;
                };
                storage: {
                    limit: number;
                    used: number;
                };
                texts: {
                    limit: number;
                    used: number;
                };
                vehicles: {
                    limit: number;
                    used: number;
                };
            };
        };
        /** @enum {string} */
        SubscriptionStatus: "trial" | "active" | "past_due" | "cancelled";
        SystemResponse: {
            backups: {
                isScheduled: boolean;
                last: components["schemas"]["BackupNote"] | null;
                lastGood: components["schemas"]["BackupNote"] | null;
            };
            certificate: {
                error: string | null;
                expiresAt: string | null;
                host: string;
            } | null;
            connections: number;
            databaseBytes: number;
            growth: {
                bytesPerDay: number;
                days: number;
            } | null;
            largestTables: {
                bytes: number;
                name: string;
                rows: number;
            }[];
            newestVersion: {
                error: string | null;
                host: string;
                version: string | null;
            } | null;
            parked: {
                count: number;
                error: string;
                kind: string;
                retryAt: string;
            }[];
            postgres: string;
            processes: {
                companies: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                }[];
                host: string;
                /** Format: uuid */
                id: string;
                memoryBytes: number;
                pid: number;
                planConcurrency: number;
                planThreads: number;
                regionBytes: number;
                /** @enum {string} */
                role: "all" | "api" | "worker";
                startedAt: string;
                vehiclesWaiting: number;
                version: string;
            }[];
            queues: {
                failed: number;
                name: string;
                oldestSeconds: number;
                running: number;
                waiting: number;
            }[];
            ranges: components["schemas"]["RangeFigures"];
            regions: {
                bytes: number;
                name: string;
            }[];
            replica: {
                lagSeconds: number | null;
                place: string;
            } | null;
            services: {
                id: components["schemas"]["ServiceId"];
                /** @enum {string} */
                kind: "set" | "built_in" | "none";
                label: string;
                setting: string;
            }[];
            startedAt: string;
            version: string;
        };
        /** @enum {string} */
        TableFormat: "csv" | "xlsx";
        TableImportBody: {
            csv: string;
            /** @default false */
            dryRun?: boolean;
        };
        TableImportProblem: {
            column: string;
            message: string;
            row: number;
        };
        TableImportResponse: {
            created: number;
            rejected: components["schemas"]["TableImportProblem"][];
            updated: number;
        };
        TemplateVariable: {
            defaultValue?: string;
            description?: string;
            key: string;
            label: string;
            required: boolean;
            type: components["schemas"]["VariableType"];
        };
        TenantItem: {
            activeAt: string | null;
            amountMinor: number;
            callLimit: number;
            contact: string | null;
            createdAt: string;
            currency: string;
            daysAhead: number;
            deleteAfter: string | null;
            failedJobs: number;
            failedMails7Days: number;
            /** Format: uuid */
            id: string;
            mails7Days: number;
            members: number;
            name: string;
            orderLimit: number;
            orders7Days: number;
            orders21DaysBefore: number;
            orders30Days: number;
            pastDueSince: string | null;
            periodEndsAt: string | null;
            planId: string | null;
            planName: string | null;
            seenAt: string | null;
            status: components["schemas"]["TenantStatus"];
            storageLimit: number;
            subscriptionStatus: components["schemas"]["SubscriptionStatus"] | null;
            suspendedReason: string | null;
            trialEndsAt: string | null;
            vehicleLimit: number;
            vehicles: number;
            waitingPlanLimit: number;
        };
        TenantPatchBody: {
            amountMinor?: number;
            billingAddress?: string;
            callLimit?: number;
            name?: string;
            orderLimit?: number;
            planId?: string;
            storageLimit?: number;
            vehicleLimit?: number;
            waitingPlanLimit?: number;
        };
        TenantsResponse: {
            items: components["schemas"]["TenantItem"][];
        };
        /** @enum {string} */
        TenantStatus: "active" | "suspended" | "closed";
        TenantUsageResponse: {
            activeAt: string | null;
            days: {
                day: string;
                orders: number;
            }[];
            invitations: {
                createdAt: string;
                email: string;
                expiresAt: string;
                /** Format: uuid */
                id: string;
                isExpired: boolean;
                mail: components["schemas"]["OutboxState"] | null;
                role: string;
            }[];
            months: {
                apiCalls: number;
                mails: number;
                month: string;
                orders: number;
                plannerSeconds: number;
                plans: number;
            }[];
            onTheRoad: number;
            ordersTotal: number;
            people: {
                email: string;
                name: string;
                role: string;
                seenAt: string | null;
            }[];
            storageBytes: number;
        };
        TestMailBody: {
            template: {
                htmlContent: string;
                subject: string;
                textContent: string;
                variables: components["schemas"]["TemplateVariable"][];
            };
            /** Format: email */
            to: string;
            values: {
                [key: string]: string;
            };
        };
        TestMailResponse: {
            subject: string;
            to: string;
        };
        ThreadsResponse: {
            drivers: components["schemas"]["DriverThread"][];
            items: components["schemas"]["MessageThread"][];
        };
        TicketItem: {
            assignedName: string | null;
            assignedTo: string | null;
            companyName: string | null;
            createdAt: string;
            email: string | null;
            from: string;
            /** Format: uuid */
            id: string;
            lastMessageAt: string;
            preview: string;
            status: components["schemas"]["TicketStatus"];
            subject: string;
            tenantId: string | null;
        };
        TicketMessage: {
            at: string;
            author: string;
            body: string;
            /** Format: uuid */
            id: string;
            isFromSupport: boolean;
            isNote: boolean;
        };
        TicketMessageBody: {
            body: string;
            /** @default false */
            isNote?: boolean;
        };
        TicketPatchBody: {
            assignedTo?: string | null;
            status?: components["schemas"]["TicketStatus"];
        };
        TicketResponse: {
            assignedName: string | null;
            assignedTo: string | null;
            companyName: string | null;
            createdAt: string;
            email: string | null;
            from: string;
            /** Format: uuid */
            id: string;
            lastMessageAt: string;
            messages: components["schemas"]["TicketMessage"][];
            preview: string;
            status: components["schemas"]["TicketStatus"];
            subject: string;
            tenantId: string | null;
        };
        TicketsResponse: {
            items: components["schemas"]["TicketItem"][];
        };
        /** @enum {string} */
        TicketStatus: "open" | "pending" | "closed";
        TimeSpan: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
        };
        TownItem: {
            country: string;
            countryName: string;
            lat: number;
            lng: number;
            name: string;
            population: number;
        };
        TownsResponse: {
            attribution: string;
            items: components["schemas"]["TownItem"][];
        };
        TrackingHostBody: {
            host: string;
        };
        TrackingHostResponse: {
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
            state: components["schemas"]["HostState"];
        };
        TrackingResponse: {
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
            driver: {
                firstName: string;
            } | null;
            eta: {
                at?: string | null;
                /** Format: date-time */
                from: string;
                lateSeconds?: number | null;
                reason: components["schemas"]["EtaReason"] | null;
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
                fields: components["schemas"]["ShownField"][];
                items: components["schemas"]["ItemCount"][];
                packages: number;
                volumeLitres: number;
                weightKg: number;
            };
            path: string | null;
            progress: number;
            promised: components["schemas"]["TimeSpan"] | null;
            proof: {
                files: string[];
                receivedBy: string | null;
            } | null;
            proofUrl: string | null;
            recipient: {
                firstName: string;
            };
            reference: string;
            status: components["schemas"]["DeliveryStatus"];
            stopsBefore: number | null;
            timeline: {
                /** Format: date-time */
                at: string;
                location: string | null;
                names?: {
                    [key: string]: string;
                };
                status: string;
                title: string;
            }[];
            timeZone: string;
            trackingNumber: string;
            url: string;
            vehicle: string | null;
        };
        Trail: {
            breaks: components["schemas"]["TrailBreak"][];
            finishedAt: string | null;
            isSimulated: boolean;
            number: number;
            positionCount: number;
            /** Format: uuid */
            routeId: string;
            segments: components["schemas"]["TrailSegment"][];
            startedAt: string | null;
        };
        TrailBreak: {
            /** Format: date-time */
            from: string;
            to: string | null;
        };
        TrailSegment: {
            /** Format: date-time */
            at: string;
            line: string;
            seconds: number[];
        };
        TrailsResponse: {
            /** Format: date */
            date: string;
            keptSince: string | null;
            resolutionSeconds: number;
            trails: components["schemas"]["Trail"][];
        };
        TrialBody: {
            companyName: string;
            /** Format: email */
            email: string;
            firstName: string;
            lastName: string;
            password: string;
            timeZone?: string;
        };
        TrialDaysBody: {
            days: number;
        };
        TrialResponse: {
            companyName: string;
            daysLeft: number | null;
            endsAt: string | null;
            orders: number;
            plans: number;
            startsAt: string;
            /** @enum {string} */
            status: "trial" | "expired" | "active" | "past_due" | "cancelled";
            vehicles: number;
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
        UndeliveredResponse: {
            items: components["schemas"]["UndeliveredMessage"][];
        };
        /** @enum {string} */
        UnservedReason: "window" | "capacity" | "shift" | "skills" | "unreachable" | "no_vehicle" | "max_stops" | "max_distance" | "vehicle_rule" | "not_worth_it" | "sequence" | "fleet_full" | "not_found_in_time" | "by_hand";
        UploadResponse: {
            /** Format: uuid */
            id: string;
            received: number;
        };
        /** @enum {string} */
        VanPlace: "front_left" | "front_right" | "middle_left" | "middle_right" | "rear_left" | "rear_right";
        /** @enum {string} */
        VariableType: "text" | "email" | "number" | "url" | "date";
        VehicleCheckRule: {
            isAsked: boolean;
            points: string[];
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
        VehicleDefectsResponse: {
            items: components["schemas"]["VehicleDefect"][];
        };
        VehicleFuelResponse: {
            costs: {
                fuelMinor: number;
                km: number;
                perKmMinor: number;
                workMinor: number;
            } | null;
            items: components["schemas"]["FillItem"][];
            use: {
                amount: number;
                costPerKmMinor: number;
                energy: components["schemas"]["Energy"];
                km: number;
                per100Km: number;
            }[];
        };
        VehicleItem: {
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
        VehiclePatchBody: {
            axleLoadTonnes?: number | null;
            breaks?: {
                from: string;
                minutes: number;
                to: string;
            }[];
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
        VehiclesResponse: {
            asOf?: string;
            cursor: string | null;
            items: components["schemas"]["VehicleItem"][];
        };
        VerifyProofBody: {
            file: string;
        };
        VerifyProofResponse: {
            changedSince: ("order" | "place")[];
            file: components["schemas"]["ProofFile"] | null;
            files: components["schemas"]["ProofFileState"][];
            isOnRecord: boolean;
            later: components["schemas"]["LaterReport"][];
            signer: {
                address: string | null;
            } | null;
            verdict: components["schemas"]["ProofVerdict"];
        };
        VroomSolutionBody: {
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
        WebhookBody: {
            description?: string;
            events: components["schemas"]["WebhookEvent"][];
            /** Format: uri */
            url: string;
        };
        /** @enum {string} */
        WebhookCallState: "waiting" | "delivered" | "failed";
        WebhookDeliveriesResponse: {
            cursor: string | null;
            items: components["schemas"]["WebhookDelivery"][];
        };
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
        WebhookItem: {
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
        WebhookPatchBody: {
            description?: string;
            events?: components["schemas"]["WebhookEvent"][];
            isActive?: boolean;
            /** Format: uri */
            url?: string;
        };
        WebhookSecretResponse: {
            /** Format: uuid */
            id: string;
            secret: string;
        };
        WebhooksResponse: {
            cursor: string | null;
            items: components["schemas"]["WebhookItem"][];
        };
        WeekDay: {
            alone: components["schemas"]["WeekFigures"];
            /** Format: date */
            date: string;
            vehicles: number;
            week: components["schemas"]["WeekFigures"];
        };
        WeekFigures: {
            cost: number;
            distanceMetres: number;
            durationSeconds: number;
            orders: number;
            unserved: number;
            vans: number;
        };
        /** @enum {string} */
        WeekHold: "recipient" | "promised" | "linked" | "locked" | "not_chosen" | "one_day";
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
                reason: components["schemas"]["WeekSkip"];
                reference: string;
            }[];
        };
        WeekPlanCreated: {
            /** Format: uuid */
            id: string;
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
            held: components["schemas"]["WeekHold"] | null;
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
        WeekPlanResponse: {
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
                days: components["schemas"]["WeekDay"][];
                hasUnknownLimits: boolean;
                isEstimated: boolean;
                week: components["schemas"]["WeekFigures"];
            } | null;
            status: components["schemas"]["WeekPlanStatus"];
        };
        WeekPlansResponse: {
            items: components["schemas"]["WeekPlanItem"][];
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
        /** @enum {string} */
        WeekSkip: "recipient" | "promised" | "changed" | "day_over";
        WorkOrderItem: {
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
        WorkOrderPatchBody: {
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
        WorkOrdersResponse: {
            cursor: string | null;
            items: components["schemas"]["WorkOrderItem"][];
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
        ZoneEvent: {
            /** Format: date-time */
            at: string;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["ZoneEventKind"];
            vehicle: components["schemas"]["NamedRecord"];
            zone: components["schemas"]["NamedRecord"];
        };
        /** @enum {string} */
        ZoneEventKind: "entered" | "left" | "dwelt";
        ZoneEventsResponse: {
            cursor: string | null;
            items: components["schemas"]["ZoneEvent"][];
        };
        ZoneItem: {
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
        ZonePatchBody: {
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
        ZonesResponse: {
            items: components["schemas"]["ZoneItem"][];
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
    getAccountAccess: {
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
                    "application/json": components["schemas"]["AccountAccess"];
                };
            };
        };
    };
    postAccountAccessAcknowledge: {
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
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getAccountData: {
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
                    "application/json": components["schemas"]["PersonSummary"];
                };
            };
        };
    };
    postAccountErase: {
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
                "application/json": components["schemas"]["AccountEraseBody"];
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
                    "application/json": components["schemas"]["PersonRequestItem"];
                };
            };
        };
    };
    postAccountExport: {
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
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRequestItem"];
                };
            };
        };
    };
    getAccountRequests: {
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
                    "application/json": components["schemas"]["PersonRequestsResponse"];
                };
            };
        };
    };
    getAccountRequestsByIdFile: {
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
    getAccountSessions: {
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
                    "application/json": components["schemas"]["SessionsResponse"];
                };
            };
        };
    };
    deleteAccountSessionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the sessions. */
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
    getAccountSignIns: {
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
                    "application/json": components["schemas"]["SignInsResponse"];
                };
            };
        };
    };
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
                    "application/json": components["schemas"]["AddressesResponse"];
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
                "application/json": components["schemas"]["NewAddressBody"];
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
                "application/json": components["schemas"]["AddressPatchBody"];
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
                "application/json": components["schemas"]["PinBody"];
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
                    "application/json": components["schemas"]["AddressItem"];
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
                    "application/json": components["schemas"]["GeocodeResponse"];
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
                "application/json": components["schemas"]["GeocodeBatchBody"];
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
                    "application/json": components["schemas"]["TableImportResponse"];
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
                    "application/json": components["schemas"]["GetAddressesReverseAnswer"];
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
                    "application/json": components["schemas"]["TownsResponse"];
                };
            };
        };
    };
    getAnalytics: {
        parameters: {
            query: {
                /** @description The dimension to group by. */
                by?: components["schemas"]["AnalyticsGroup"];
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
                    "application/json": components["schemas"]["AnalyticsResponse"];
                };
            };
        };
    };
    getApiKeys: {
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
                    "application/json": components["schemas"]["ApiKeysResponse"];
                };
            };
        };
    };
    postApiKeys: {
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
                "application/json": components["schemas"]["ApiKeyBody"];
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
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
        };
    };
    deleteApiKeysById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the api keys. */
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
    getArchives: {
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
                    "application/json": components["schemas"]["ArchivesResponse"];
                };
            };
        };
    };
    postArchives: {
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
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveItem"];
                };
            };
        };
    };
    getArchivesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the archives. */
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
                    "application/json": components["schemas"]["ArchiveItem"];
                };
            };
        };
    };
    getArchivesByIdFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the archives. */
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
    getArticlesByPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The page of the text. */
                page: components["schemas"]["ArticlePage"];
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
                    "application/json": components["schemas"]["ArticleResponse"];
                };
            };
        };
    };
    getAudit: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. Default: the first page. */
                cursor?: string;
                /** @description The first day, such as 2027-03-01. */
                from?: string;
                /** @description The maximum number of rows on a page. */
                limit?: number;
                /** @description Words that rows must contain. */
                search?: string;
                /** @description The table of changed rows. */
                subject?: string;
                /** @description Id of the changed row. */
                subjectId?: string;
                /** @description Id of the company. */
                tenantId?: string;
                /** @description The last day, such as 2027-03-31. */
                to?: string;
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
                    "application/json": components["schemas"]["AuditResponse"];
                };
            };
        };
    };
    getAuditChain: {
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
                    "application/json": components["schemas"]["AuditChainResponse"];
                };
            };
        };
    };
    getAuditExport: {
        parameters: {
            query?: {
                /** @description The first day, such as 2027-03-01. */
                from?: string;
                /** @description Words that rows must contain. */
                search?: string;
                /** @description The table of changed rows. */
                subject?: string;
                /** @description Id of the changed row. */
                subjectId?: string;
                /** @description Id of the company. */
                tenantId?: string;
                /** @description The last day, such as 2027-03-31. */
                to?: string;
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
    getCompanies: {
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
                    "application/json": components["schemas"]["CompaniesResponse"];
                };
            };
        };
    };
    postCompaniesByIdOpen: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the companies. */
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
    postCompanyClose: {
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
                "application/json": components["schemas"]["CloseCompanyBody"];
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
                    "application/json": components["schemas"]["ArchiveItem"];
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
                    "application/json": components["schemas"]["CustomFieldsBody"];
                };
            };
        };
    };
    putCompanyOrderFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldsBodyInput"];
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
                    "application/json": components["schemas"]["CustomFieldsBody"];
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
                    "application/json": components["schemas"]["OrderFormResponse"];
                };
            };
        };
    };
    putCompanyOrderForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderFormBody"];
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
                    "application/json": components["schemas"]["OrderFormResponse"];
                };
            };
        };
    };
    getCompanyRecipientMails: {
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
                    "application/json": components["schemas"]["RecipientMailsResponse"];
                };
            };
        };
    };
    putCompanyRecipientMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipientLanguageBody"];
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
                    "application/json": components["schemas"]["RecipientMailsResponse"];
                };
            };
        };
    };
    putCompanyRecipientMailsByType: {
        parameters: {
            query?: {
                /** @description A language, such as de. Default: the text for all languages. */
                language?: components["schemas"]["MailLanguage"];
            };
            header?: never;
            path: {
                /** @description The event of the message. */
                type: components["schemas"]["RecipientMailType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipientMailBody"];
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
                    "application/json": components["schemas"]["RecipientMailsResponse"];
                };
            };
        };
    };
    deleteCompanyRecipientMailsByType: {
        parameters: {
            query?: {
                /** @description A language, such as de. Default: the text for all languages. */
                language?: components["schemas"]["MailLanguage"];
            };
            header?: never;
            path: {
                /** @description The event of the message. */
                type: components["schemas"]["RecipientMailType"];
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
                    "application/json": components["schemas"]["RecipientMailsResponse"];
                };
            };
        };
    };
    getCompanyRecipientMessages: {
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
                    "application/json": components["schemas"]["RecipientMessagesResponse"];
                };
            };
        };
    };
    putCompanyRecipientMessagesByKindByChannel: {
        parameters: {
            query?: {
                /** @description A language, such as de. Default: the text for all languages. */
                language?: components["schemas"]["MailLanguage"];
            };
            header?: never;
            path: {
                /** @description Id of one of the {kind}. */
                channel: components["schemas"]["MessageChannel"];
                /** @description Id of one of the recipient messages. */
                kind: components["schemas"]["RecipientNotice"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipientMessageBody"];
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
                    "application/json": components["schemas"]["RecipientMessagesResponse"];
                };
            };
        };
    };
    deleteCompanyRecipientMessagesByKindByChannel: {
        parameters: {
            query?: {
                /** @description A language, such as de. Default: the text for all languages. */
                language?: components["schemas"]["MailLanguage"];
            };
            header?: never;
            path: {
                /** @description Id of one of the {kind}. */
                channel: components["schemas"]["MessageChannel"];
                /** @description Id of one of the recipient messages. */
                kind: components["schemas"]["RecipientNotice"];
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
                    "application/json": components["schemas"]["RecipientMessagesResponse"];
                };
            };
        };
    };
    postCompanyRecipientMessagesByKindByChannelTest: {
        parameters: {
            query?: {
                /** @description A language, such as de. Default: the text for all languages. */
                language?: components["schemas"]["MailLanguage"];
            };
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the {kind}. */
                channel: components["schemas"]["MessageChannel"];
                /** @description Id of one of the recipient messages. */
                kind: components["schemas"]["RecipientNotice"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageTestBody"];
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
                    "application/json": components["schemas"]["MessageTestResponse"];
                };
            };
        };
    };
    getCompanySignIn: {
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
                    "application/json": components["schemas"]["CompanySignIn"];
                };
            };
        };
    };
    putCompanySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySignIn"];
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
                    "application/json": components["schemas"]["CompanySignIn"];
                };
            };
        };
    };
    getCompanySignOn: {
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
                    "application/json": components["schemas"]["SignOnResponse"];
                };
            };
        };
    };
    putCompanySignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOnBody"];
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
                    "application/json": components["schemas"]["SignOnResponse"];
                };
            };
        };
    };
    deleteCompanySignOn: {
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
                    "application/json": components["schemas"]["SignOnResponse"];
                };
            };
        };
    };
    postCompanySignOnDomains: {
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
                "application/json": components["schemas"]["SignOnDomainBody"];
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
                    "application/json": components["schemas"]["SignOnResponse"];
                };
            };
        };
    };
    deleteCompanySignOnDomainsByDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the domains. */
                domain: string;
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
                    "application/json": components["schemas"]["SignOnResponse"];
                };
            };
        };
    };
    postCompanySignOnDomainsByDomainCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the domains. */
                domain: string;
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
                    "application/json": components["schemas"]["SignOnResponse"];
                };
            };
        };
    };
    postCompanySignOnTrial: {
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
                    "application/json": components["schemas"]["SignOnTrialResponse"];
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
                    "application/json": components["schemas"]["TrackingHostResponse"];
                };
            };
        };
    };
    putCompanyTrackingHost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingHostBody"];
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
                    "application/json": components["schemas"]["TrackingHostResponse"];
                };
            };
        };
    };
    deleteCompanyTrackingHost: {
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
                    "application/json": components["schemas"]["TrackingHostResponse"];
                };
            };
        };
    };
    postCompanyTrackingHostCheck: {
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
                    "application/json": components["schemas"]["TrackingHostResponse"];
                };
            };
        };
    };
    postContact: {
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
                "application/json": components["schemas"]["ContactBody"];
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
                    "application/json": components["schemas"]["PostContactAnswer"];
                };
            };
        };
    };
    getCreditNotesByIdPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the credit notes. */
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
                    "application/json": components["schemas"]["StopOffersResponse"];
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
                "application/json": components["schemas"]["RepairBody"];
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
                    "application/json": components["schemas"]["RepairResponse"];
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
                    "application/json": components["schemas"]["DepotsResponse"];
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
                "application/json": components["schemas"]["NewDepotBody"];
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
                    "application/json": components["schemas"]["DepotItem"];
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
                "application/json": components["schemas"]["DepotPatchBody"];
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
                    "application/json": components["schemas"]["DepotItem"];
                };
            };
        };
    };
    getDriverDay: {
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
                    "application/json": components["schemas"]["DriverDayResponse"];
                };
            };
        };
    };
    postDriverEvents: {
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
                "application/json": components["schemas"]["DriverEventsBody"];
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
                    "application/json": components["schemas"]["DriverEventsResponse"];
                };
            };
        };
    };
    getDriverFairness: {
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
                    "application/json": components["schemas"]["OwnFairnessResponse"];
                };
            };
        };
    };
    getDriverMessages: {
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
                    "application/json": components["schemas"]["DriverMessagesResponse"];
                };
            };
        };
    };
    postDriverMessages: {
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
                "application/json": components["schemas"]["DriverMessageBody"];
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
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
        };
    };
    postDriverMessagesRead: {
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
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getDriverPay: {
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
                    "application/json": components["schemas"]["PayStatement"];
                };
            };
        };
    };
    postDriverRoutesByIdOrderCheck: {
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
                "application/json": components["schemas"]["OrderCheckBody"];
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
                    "application/json": components["schemas"]["OrderCheckResponse"];
                };
            };
        };
    };
    getDriverRules: {
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
                    "application/json": components["schemas"]["DriverRulesResponse"];
                };
            };
        };
    };
    putDriverRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutDriverRulesBody"];
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
                    "application/json": components["schemas"]["DriverRulesResponse"];
                };
            };
        };
    };
    postDriverSignIn: {
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
                "application/json": components["schemas"]["DriverSignInBody"];
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
                    "application/json": components["schemas"]["DriverSignInResponse"];
                };
            };
        };
    };
    postDriverStopsByOrderIdContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the order. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipientContactBody"];
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
                    "application/json": components["schemas"]["RecipientContact"];
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
                    "application/json": components["schemas"]["DriversResponse"];
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
                "application/json": components["schemas"]["NewDriverBody"];
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
                    "application/json": components["schemas"]["DriverItem"];
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
                "application/json": components["schemas"]["DriverPatchBody"];
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
                    "application/json": components["schemas"]["DriverItem"];
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
                    "application/json": components["schemas"]["DriverMessagesResponse"];
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
    postDriversByIdSignInCode: {
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
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverCodeResponse"];
                };
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
                    "application/json": components["schemas"]["TableImportResponse"];
                };
            };
        };
    };
    getDrivingSpeeds: {
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
                    "application/json": components["schemas"]["DrivingSpeedsResponse"];
                };
            };
        };
    };
    putDrivingSpeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutDrivingSpeedsBody"];
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
                    "application/json": components["schemas"]["DrivingSpeedsResponse"];
                };
            };
        };
    };
    deleteDrivingSpeeds: {
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
                    "application/json": components["schemas"]["DrivingSpeedsResponse"];
                };
            };
        };
    };
    getDrivingSpeedsExport: {
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
    postDrivingSpeedsImport: {
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
                "application/json": components["schemas"]["DrivingSpeedsFile"];
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
                    "application/json": components["schemas"]["DrivingSpeedsResponse"];
                };
            };
        };
    };
    getDrivingSpeedsLearned: {
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
                    "application/json": components["schemas"]["LearnedSpeedsResponse"];
                };
            };
        };
    };
    postDrivingSpeedsLearnedApply: {
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
                "application/json": components["schemas"]["PostDrivingSpeedsLearnedApplyBody"];
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
                    "application/json": components["schemas"]["DrivingSpeedsResponse"];
                };
            };
        };
    };
    postDrivingSpeedsUndo: {
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
                "application/json": components["schemas"]["PostDrivingSpeedsUndoBody"];
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
                    "application/json": components["schemas"]["DrivingSpeedsResponse"];
                };
            };
        };
    };
    postExport: {
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
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveItem"];
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
                    "application/json": components["schemas"]["FairnessResponse"];
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
                    "application/json": components["schemas"]["FillsResponse"];
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
                "application/json": components["schemas"]["NewFillBody"];
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
                    "application/json": components["schemas"]["FillItem"];
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
                    "application/json": components["schemas"]["TableImportResponse"];
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
                    "application/json": components["schemas"]["FleetIncidentsResponse"];
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
                "application/json": components["schemas"]["NewFleetIncidentBody"];
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
                    "application/json": components["schemas"]["FleetIncidentResponse"];
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
                    "application/json": components["schemas"]["FleetIncidentResponse"];
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
                "application/json": components["schemas"]["FleetIncidentPatchBody"];
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
                    "application/json": components["schemas"]["FleetIncidentResponse"];
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
                "application/json": components["schemas"]["NewIncidentEntryBody"];
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
                    "application/json": components["schemas"]["FleetIncidentResponse"];
                };
            };
        };
    };
    getInvitations: {
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
                    "application/json": components["schemas"]["InvitationsResponse"];
                };
            };
        };
    };
    postInvitations: {
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
                "application/json": components["schemas"]["InvitationBody"];
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
                    "application/json": components["schemas"]["InvitationResponse"];
                };
            };
        };
    };
    deleteInvitationsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the invitations. */
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
    postInvitationsByIdResend: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the invitations. */
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
                    "application/json": components["schemas"]["InvitationResponse"];
                };
            };
        };
    };
    postInvitationsAccept: {
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
                "application/json": components["schemas"]["AcceptBody"];
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
                    "application/json": components["schemas"]["AcceptResponse"];
                };
            };
        };
    };
    postInvitationsLook: {
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
                "application/json": components["schemas"]["InvitationLinkBody"];
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
                    "application/json": components["schemas"]["InvitationOffer"];
                };
            };
        };
    };
    getInvoicesByIdPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the invoices. */
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
                    "application/json": components["schemas"]["LiveResponse"];
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
                    "application/json": components["schemas"]["DayGeometryResponse"];
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
                    "application/json": components["schemas"]["MapCoverageResponse"];
                };
            };
        };
    };
    postMapRequests: {
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
                    "application/json": components["schemas"]["MapCoverageResponse"];
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
    getMembers: {
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
                    "application/json": components["schemas"]["MembersResponse"];
                };
            };
        };
    };
    deleteMembersByUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the members. */
                userId: string;
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
    patchMembersByUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the members. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberPatchBody"];
            };
        };
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
    postMembersByUserIdHandOver: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the members. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOverBody"];
            };
        };
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
                    "application/json": components["schemas"]["ThreadsResponse"];
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
                    "application/json": components["schemas"]["BroadcastsResponse"];
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
                "application/json": components["schemas"]["DriversMessageBody"];
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
                    "application/json": components["schemas"]["DriversMessageResponse"];
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
                    "application/json": components["schemas"]["UndeliveredResponse"];
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
    getNotice: {
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
                    "application/json": components["schemas"]["NoticeResponse"];
                };
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
                "application/json": components["schemas"]["PostOptimizeBody"];
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
                    "application/json": components["schemas"]["PostOptimizeAnswer"];
                };
            };
            /** @description Failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostOptimizeAnswer400"];
                };
            };
            /** @description Failed */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostOptimizeAnswer413"];
                };
            };
            /** @description Failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostOptimizeAnswer500"];
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
                    "application/json": components["schemas"]["FormOrderResponse"];
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
                "application/json": components["schemas"]["FormSlotsBody"];
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
                    "application/json": components["schemas"]["FormSlotsResponse"];
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
                "application/json": components["schemas"]["DeclineRequestBody"];
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
                    "application/json": components["schemas"]["OrdersResponse"];
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
                "application/json": components["schemas"]["NewOrderBody"];
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
                    "application/json": components["schemas"]["CreatedOrder"];
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
                    "application/json": components["schemas"]["OrderDetail"];
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
                "application/json": components["schemas"]["OrderPatchBody"];
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
                    "application/json": components["schemas"]["OrderDetail"];
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
                    "application/json": components["schemas"]["AttachmentsResponse"];
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
                    "application/json": components["schemas"]["OrderEventsResponse"];
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
                    "application/json": components["schemas"]["MessagesResponse"];
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
                "application/json": components["schemas"]["MessageBody"];
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
                    "application/json": components["schemas"]["MessageResponse"];
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
                "application/json": components["schemas"]["StopOutcomeBody"];
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
                    "application/json": components["schemas"]["StopOutcome"];
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
                    "application/json": components["schemas"]["OrderPriceResponse"];
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
                "application/json": components["schemas"]["OrderPriceBody"];
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
                "application/json": components["schemas"]["SplitOrderBody"];
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
                "application/json": components["schemas"]["SetStepBody"];
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
                "application/json": components["schemas"]["OrderIdsBody"];
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
                    "application/json": components["schemas"]["BulkResponse"];
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
                show?: components["schemas"]["OrderSegment"];
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
                day?: components["schemas"]["ImportDay"];
                /** @description The day of rows without a day, such as 2027-03-01. */
                defaultDate?: string;
                /** @description `true` checks the file and stores nothing. */
                dryRun?: "0" | "1" | "true" | "false" | "";
                /** @description The name of the file, for the list of imports. */
                fileName?: string;
                /** @description `true` for a file of past days: its orders are stored but not planned, and recipients are not notified. */
                history?: "0" | "1" | "true" | "false" | "";
                /** @description `true` stores the valid rows of a file and skips rejected ones. */
                partial?: "0" | "1" | "true" | "false" | "";
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
                    "application/json": components["schemas"]["ImportResponse"];
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
                    "application/json": components["schemas"]["BulkResponse"];
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
                "application/json": components["schemas"]["MergeOrdersBody"];
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
                "application/json": components["schemas"]["NewPayCorrectionBody"];
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
                    "application/json": components["schemas"]["PayRulesResponse"];
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
                "application/json": components["schemas"]["NewPayRuleBody"];
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
                    "application/json": components["schemas"]["PayRuleItem"];
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
                "application/json": components["schemas"]["ApprovePayBody"];
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
                    "application/json": components["schemas"]["PersonsResponse"];
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
                "application/json": components["schemas"]["PersonEraseBody"];
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
                    "application/json": components["schemas"]["PersonRequestItem"];
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
                    "application/json": components["schemas"]["PersonRequestItem"];
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
                    "application/json": components["schemas"]["PersonRequestsResponse"];
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
                    "application/json": components["schemas"]["PersonRequestItem"];
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
    getPlanningRules: {
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
                    "application/json": components["schemas"]["PlanningRulesBody"];
                };
            };
        };
    };
    putPlanningRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanningRulesBodyInput"];
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
                    "application/json": components["schemas"]["PlanningRulesBody"];
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
                    "application/json": components["schemas"]["PlansResponse"];
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
                "application/json": components["schemas"]["NewPlanBody"];
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
                    "application/json": components["schemas"]["PlanCreated"];
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
                    "application/json": components["schemas"]["PlanResponse"];
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
                "application/json": components["schemas"]["PlanPatchBody"];
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
                    "application/json": components["schemas"]["PlanResponse"];
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
                    "application/json": components["schemas"]["CompareResponse"];
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
                "application/json": components["schemas"]["CopyPlanBody"];
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
                    "application/json": components["schemas"]["PlanResponse"];
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
                "application/json": components["schemas"]["PostPlansByIdDispatchBody"];
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
                    "application/json": components["schemas"]["DispatchResponse"];
                };
            };
        };
    };
    getPlansByIdExport: {
        parameters: {
            query: {
                /** @description The format of the file. */
                format: components["schemas"]["PlanExportFormat"];
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
                    "application/json": components["schemas"]["GeometryResponse"];
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
                "application/json": components["schemas"]["PlanLocksBody"];
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
                    "application/json": components["schemas"]["PlanResponse"];
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
                "application/json": components["schemas"]["PlanMovesBody"];
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
                    "application/json": components["schemas"]["PlanResponse"];
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
                    "application/json": components["schemas"]["RecallResponse"];
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
                    "application/json": components["schemas"]["PlanRiskResponse"];
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
                "application/json": components["schemas"]["VroomSolutionBody"];
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
                    "application/json": components["schemas"]["PlanResponse"];
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
                    "application/json": components["schemas"]["PlanResponse"];
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
                "application/json": components["schemas"]["PositionsBody"];
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
                    "application/json": components["schemas"]["PositionsResponse"];
                };
            };
        };
    };
    getProcessors: {
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
                    "application/json": components["schemas"]["ProcessorsResponse"];
                };
            };
        };
    };
    getPushKey: {
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
                    "application/json": components["schemas"]["PushKeyResponse"];
                };
            };
        };
    };
    putPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscriptionBody"];
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
                    "application/json": components["schemas"]["PushStateResponse"];
                };
            };
        };
    };
    deletePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushEndpointBody"];
            };
        };
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
    postPushSubscriptionState: {
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
                "application/json": components["schemas"]["PushEndpointBody"];
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
                    "application/json": components["schemas"]["PushStateResponse"];
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
                    "application/json": components["schemas"]["RateCardsResponse"];
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
                    "application/json": components["schemas"]["RateCardItem"];
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
                    "application/json": components["schemas"]["RateCardItem"];
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
                    "application/json": components["schemas"]["QuoteResponse"];
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
                    "application/json": components["schemas"]["RecurringOrdersResponse"];
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
                    "application/json": components["schemas"]["RecurringOrderItem"];
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
                "application/json": components["schemas"]["RecurringOrderPatch"];
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
                    "application/json": components["schemas"]["RecurringOrderItem"];
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
                "application/json": components["schemas"]["StopRecurringBody"];
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
                    "application/json": components["schemas"]["RecurringOrderItem"];
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
                    "application/json": components["schemas"]["ReplayResponse"];
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
                "application/json": components["schemas"]["ReplayResponse"];
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
                    "application/json": components["schemas"]["SavedReportsResponse"];
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
                "application/json": components["schemas"]["NewReportBody"];
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
                "application/json": components["schemas"]["ReportPatchBody"];
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
                    "application/json": components["schemas"]["ReportResponse"];
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
                    "application/json": components["schemas"]["ReportReadersResponse"];
                };
            };
        };
    };
    getRoles: {
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
                    "application/json": components["schemas"]["CompanyRolesResponse"];
                };
            };
        };
    };
    postRoles: {
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
                "application/json": components["schemas"]["CompanyRoleBody"];
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
                    "application/json": components["schemas"]["PostRolesAnswer"];
                };
            };
        };
    };
    putRolesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the roles. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyRoleBody"];
            };
        };
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
    deleteRolesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the roles. */
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
                    "application/json": components["schemas"]["RoutesResponse"];
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
                    "application/json": components["schemas"]["GeometryResponse"];
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
                "application/json": components["schemas"]["RouteMovesBody"];
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
                    "application/json": components["schemas"]["RouteMovesResponse"];
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
                "application/json": components["schemas"]["OrderLockBody"];
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
                    "application/json": components["schemas"]["OrderLockResponse"];
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
                    "application/json": components["schemas"]["RecallResponse"];
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
    postSampleData: {
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
                "application/json": components["schemas"]["PostSampleDataBody"];
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
                    "application/json": components["schemas"]["SampleDataResponse"];
                };
            };
        };
    };
    deleteSampleData: {
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
                    "application/json": components["schemas"]["SampleGoneResponse"];
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
                "application/json": components["schemas"]["ShopBody"];
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
                "application/json": components["schemas"]["ShopChanges"];
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
                    "application/json": components["schemas"]["SlotsResponse"];
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
                    "application/json": components["schemas"]["StatusResponse"];
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
                    "application/json": components["schemas"]["StatusStepsResponse"];
                };
            };
        };
    };
    postStatusSteps: {
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
                "application/json": components["schemas"]["StatusStepBody"];
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
                    "application/json": components["schemas"]["StatusStepsResponse"];
                };
            };
        };
    };
    putStatusStepsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the status steps. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusStepBody"];
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
                    "application/json": components["schemas"]["StatusStepsResponse"];
                };
            };
        };
    };
    deleteStatusStepsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the status steps. */
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
                    "application/json": components["schemas"]["StatusStepsResponse"];
                };
            };
        };
    };
    getSubscription: {
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
                    "application/json": components["schemas"]["SubscriptionResponse"];
                };
            };
        };
    };
    postSubscription: {
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
                "application/json": components["schemas"]["ChoosePlanBody"];
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
                    "application/json": components["schemas"]["ChoosePlanResponse"];
                };
            };
        };
    };
    putSubscriptionBillingDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingDetailsBodyInput"];
            };
        };
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
    postSubscriptionCancel: {
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
                "application/json": components["schemas"]["CancelSubscriptionBody"];
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
                    "application/json": components["schemas"]["SubscriptionResponse"];
                };
            };
        };
    };
    postSubscriptionPaymentPage: {
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
                    "application/json": components["schemas"]["PaymentPageResponse"];
                };
            };
        };
    };
    postSubscriptionPreview: {
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
                "application/json": components["schemas"]["ChoosePlanBody"];
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
                    "application/json": components["schemas"]["PlanPreview"];
                };
            };
        };
    };
    postSubscriptionResume: {
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
                    "application/json": components["schemas"]["SubscriptionResponse"];
                };
            };
        };
    };
    getSupportTickets: {
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
                    "application/json": components["schemas"]["TicketsResponse"];
                };
            };
        };
    };
    postSupportTickets: {
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
                "application/json": components["schemas"]["NewTicketBody"];
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
                    "application/json": components["schemas"]["TicketResponse"];
                };
            };
        };
    };
    getSupportTicketsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the tickets. */
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
                    "application/json": components["schemas"]["TicketResponse"];
                };
            };
        };
    };
    postSupportTicketsByIdMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The first response is stored for 24 hours and repeated for requests with the same key and body. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of one of the tickets. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketMessageBody"];
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
                    "application/json": components["schemas"]["TicketResponse"];
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
                    "application/json": components["schemas"]["TrackingResponse"];
                };
            };
        };
    };
    getTrial: {
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
                    "application/json": components["schemas"]["TrialResponse"];
                };
            };
        };
    };
    postTrial: {
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
                "application/json": components["schemas"]["TrialBody"];
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
                    "application/json": components["schemas"]["PostTrialAnswer"];
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
                    "application/json": components["schemas"]["VehiclesResponse"];
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
                "application/json": components["schemas"]["NewVehicleBody"];
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
                    "application/json": components["schemas"]["VehicleItem"];
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
                "application/json": components["schemas"]["VehiclePatchBody"];
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
                    "application/json": components["schemas"]["VehicleItem"];
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
                    "application/json": components["schemas"]["VehicleDefectsResponse"];
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
                "application/json": components["schemas"]["PostVehiclesByIdDefectsByDefectIdResolveBody"];
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
                    "application/json": components["schemas"]["DeviceTokenResponse"];
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
                    "application/json": components["schemas"]["VehicleFuelResponse"];
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
                    "application/json": components["schemas"]["InspectionsResponse"];
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
                "application/json": components["schemas"]["NewInspectionBody"];
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
                    "application/json": components["schemas"]["InspectionItem"];
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
                    "application/json": components["schemas"]["TableImportResponse"];
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
                "application/json": components["schemas"]["VerifyProofBody"];
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
                    "application/json": components["schemas"]["VerifyProofResponse"];
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
                    "application/json": components["schemas"]["StoredProofResponse"];
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
                    "application/json": components["schemas"]["WebhooksResponse"];
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
                "application/json": components["schemas"]["WebhookBody"];
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
                    "application/json": components["schemas"]["WebhookSecretResponse"];
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
                "application/json": components["schemas"]["WebhookPatchBody"];
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
                    "application/json": components["schemas"]["WebhookItem"];
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
                    "application/json": components["schemas"]["WebhookDeliveriesResponse"];
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
                    "application/json": components["schemas"]["WebhookSecretResponse"];
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
                    "application/json": components["schemas"]["WeekPlansResponse"];
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
                "application/json": components["schemas"]["NewWeekPlanBody"];
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
                    "application/json": components["schemas"]["WeekPlanCreated"];
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
                    "application/json": components["schemas"]["WeekPlanResponse"];
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
                "application/json": components["schemas"]["AcceptWeekBody"];
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
                    "application/json": components["schemas"]["WeekPlanResponse"];
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
                    "application/json": components["schemas"]["WorkOrdersResponse"];
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
                "application/json": components["schemas"]["NewWorkOrderBody"];
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
                    "application/json": components["schemas"]["WorkOrderItem"];
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
                "application/json": components["schemas"]["WorkOrderPatchBody"];
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
                    "application/json": components["schemas"]["WorkOrderItem"];
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
                    "application/json": components["schemas"]["ZonesResponse"];
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
                "application/json": components["schemas"]["NewZoneBody"];
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
                    "application/json": components["schemas"]["ZoneItem"];
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
                "application/json": components["schemas"]["ZonePatchBody"];
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
                    "application/json": components["schemas"]["ZoneItem"];
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
                    "application/json": components["schemas"]["ZoneEventsResponse"];
                };
            };
        };
    };
}
