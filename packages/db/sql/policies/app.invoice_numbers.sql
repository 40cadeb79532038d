call app.protect_platform_table('app.invoice_numbers');
