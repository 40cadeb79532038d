call app.protect_platform_table('app.payment_events');
