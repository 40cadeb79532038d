call app.protect_platform_table('public.driver_codes');
