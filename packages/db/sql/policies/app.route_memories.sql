call app.protect_platform_table('app.route_memories');
