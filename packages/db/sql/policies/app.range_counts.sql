call app.protect_platform_table('app.range_counts');
