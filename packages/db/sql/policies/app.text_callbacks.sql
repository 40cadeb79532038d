call app.protect_platform_table('app.text_callbacks');
