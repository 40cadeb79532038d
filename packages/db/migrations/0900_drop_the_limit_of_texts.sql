-- app.why_no_text answers in its place. Databases from before functions were files know no file that they could miss.
drop function if exists app.has_text_left(uuid);
