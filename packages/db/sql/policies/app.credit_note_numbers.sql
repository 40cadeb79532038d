call app.protect_platform_table('app.credit_note_numbers');
