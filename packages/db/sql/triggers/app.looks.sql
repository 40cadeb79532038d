call app.audit_table('app.looks');
