call app.protect_platform_table('app.delivery_notices');
