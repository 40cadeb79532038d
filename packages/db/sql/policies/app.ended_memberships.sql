call app.protect_platform_table('app.ended_memberships');
