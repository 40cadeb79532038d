-- A person may choose a language of the screens in which no mail is written yet.
alter table public.profiles drop constraint profiles_locale_has_words;
alter table public.profiles add constraint profiles_locale_is_known check (app.is_language(locale) and length(locale) <= 35);
