import type { PortalErrorWords } from '../types.ts'

export const de: PortalErrorWords = {
  right_missing: [
    'Deiner Rolle fehlt ein Recht: {right}.',
    'Bitte einen Administrator deiner Firma; Rollen ändert er unter Einstellungen, Team.',
  ],
  unsupported_file: ['Dieser Dateityp wird nicht unterstützt.', 'Sende CSV oder XLSX.'],
  storage_full: ['Auf dem Server ist kein Speicherplatz mehr.', 'Schaffe Platz auf der Datenplatte.'],
  already_member: ['{email} gehört schon zu deiner Firma.', 'Ändere die Rolle unter Einstellungen, Team.'],
  role_name_taken: ['Eine andere Rolle heißt {name}.', 'Wähle einen anderen Namen.'],
  role_in_use: [
    '{name} ist noch die Rolle eines Mitglieds oder einer offenen Einladung.',
    'Gib ihnen zuerst eine andere Rolle.',
  ],
  last_admin: [
    'Eine Firma braucht mindestens einen Administrator.',
    'Mache zuerst jemand anderen zum Administrator.',
  ],
  person_in_use: [
    'Diese Person kann noch nicht gelöscht werden.',
    'Stelle zuerst ihre Aufträge zu oder storniere sie, beende ihre Touren oder gib ihren Posten jemand anderem.',
  ],
  driver_has_account: [
    '{driver} hat schon ein Konto.',
    'Entferne es unter Einstellungen, Team, bevor du eine andere Adresse einlädst.',
  ],
  driver_signs_in_alone: [
    '{driver} kann sich nicht mit einem Code anmelden.',
    'Codes sind für Fahrer, die nur fahren und nur für deine Firma. Andere melden sich mit ihrem Passwort an.',
  ],
  address_not_allowed: [
    'Betreiber dürfen von dieser Adresse nicht arbeiten.',
    'Nutze ein Netz der Liste, oder führe auf dem Server npm run owner -- --allow-any-address aus.',
  ],
  own_address_missing: [
    'Deine eigene Adresse {address} fehlt in der Liste.',
    'Füge sie oder ihr Netz hinzu: Sonst sperrst du dich aus.',
  ],
  second_step_missing: [
    'Betreiber dieser Plattform brauchen einen zweiten Schritt bei der Anmeldung.',
    'Richte ihn unter Konto, Sicherheit ein, oder melde dich mit deinem vorhandenen neu an.',
  ],
  own_second_step_missing: [
    'Du hast dich selbst ohne zweiten Schritt angemeldet.',
    'Richte ihn unter Konto, Sicherheit ein und melde dich damit an: Sonst sperrst du dich aus.',
  ],
  last_owner: ['Die Plattform braucht einen Betreiber.', 'Mache zuerst jemand anderen zum Betreiber.'],
  company_suspended: [
    'Deine Firma ist gesperrt.',
    'Den Grund nennt Einstellungen, Tarif. Deine Daten bleiben lesbar, und Touren unterwegs laufen zu Ende.',
  ],
  report_too_large: [
    'Der Bericht hat mehr als {rows} Zeilen oder dauert länger als {seconds} Sekunden.',
    'Wähle weniger Tage, einen Filter oder eine andere Gruppe.',
  ],
  too_many_reports: [
    'Deine Firma hat {most} gespeicherte Berichte, mehr gehen nicht.',
    'Entferne einen, den niemand liest.',
  ],
  report_name_taken: ['Du hast schon einen Bericht namens {name}.', 'Wähle einen anderen Namen.'],
  article_changed: [
    'Jemand hat diesen Text inzwischen geändert.',
    'Lade ihn neu und wiederhole deine Änderung.',
  ],
  archive_running: [
    'Ein Archiv der Firma wird gerade geschrieben oder gelesen.',
    'Warte, bis es fertig ist, und fordere es dann neu an.',
  ],
  sample_needs_depot: [
    'Beispielaufträge liegen um dein Depot, und du hast noch keines.',
    'Lege fest, wo deine Fahrzeuge starten, und versuche es dann noch einmal.',
  ],
  trial_ended: [
    'Dein Test ist zu Ende.',
    'Wähle einen Tarif auf der Preisseite. Deine Daten bleiben lesbar und exportierbar.',
  ],
  subscription_ended: [
    'Dein Abo ist zu Ende.',
    'Wähle einen Tarif unter Einstellungen, Tarif. Deine Daten bleiben lesbar und exportierbar.',
  ],
  vehicle_limit: [
    'Dein Tarif erlaubt {limit} Fahrzeuge.',
    'Archiviere ein Fahrzeug oder wähle einen größeren Tarif.',
  ],
  plan_limit: ['Dein Tarif umfasst das nicht.', 'Wähle einen größeren Tarif unter Einstellungen, Tarif.'],
  plan_on_request: [
    'Der Preis von {plan} gilt auf Anfrage.',
    'Schreib uns über die Kontaktseite, um einen Preis zu vereinbaren.',
  ],
  plan_is_current: ['Deine Firma hat schon {plan}.', 'Wähle einen anderen Tarif.'],
  plan_in_use: [
    '{plan} hat Abos.',
    'Nimm den Tarif stattdessen aus dem Verkauf: Firmen, die ihn haben, behalten ihn.',
  ],
  billing_address_missing: [
    'Die Rechnung braucht die Rechnungsadresse der Firma.',
    'Gib sie unter Einstellungen, Tarif ein und wähle den Tarif dann noch einmal.',
  ],
  coupon_unknown: ['Der Gutschein ist ungültig.', 'Prüfe die Zeichen. Vielleicht ist er abgelaufen.'],
  coupon_redeemed: [
    'Die Firma hat diesen Gutschein schon eingelöst.',
    'Wähle den Tarif ohne ihn: Ein noch gültiger Gutschein wird von selbst abgezogen.',
  ],
  coupon_used_up: [
    'Andere haben diesen Gutschein schon so oft eingelöst, wie es geht.',
    'Wähle den Tarif ohne ihn.',
  ],
  coupon_taken: [
    'Den Gutschein {coupon} gibt es schon.',
    'Wähle einen anderen Code. Was ein Gutschein wert ist, ändert sich nie.',
  ],
  coupon_not_by_card: [
    'Tarife mit Kartenzahlung nehmen hier keine Gutscheine.',
    'Wähle den Tarif ohne; die Zahlungsseite hat ein eigenes Feld für Codes.',
  ],
  invoice_open: [
    'Rechnung {number} ist noch nicht bezahlt.',
    'Bezahle sie zuerst und wechsle dann den Tarif.',
  ],
  invoice_settled: ['Rechnung {number} ist schon ausgeglichen.', 'Lade die Liste der Rechnungen neu.'],
  credit_too_large: [
    'Die Gutschrift ist höher als das, was die Rechnung noch hat.',
    'Lade die Rechnung neu: Vielleicht ist sie storniert oder schon gutgeschrieben.',
  ],
  billing_off: ['Dieser Server läuft ohne Abrechnung.', 'Kein Test endet und keine Grenzen gelten.'],
  no_rate_card: ['Keine Preisliste ist die Vorgabe.', 'Mache eine zur Vorgabe oder nenne eine.'],
  rate_card_name_taken: ['Es gibt schon eine Preisliste {name}.', 'Wähle einen anderen Namen.'],
  order_request_decided: ['Diese Anfrage ist schon beantwortet.', 'Lade die Liste neu.'],
  duplicate_reference: [
    'Auftrag {reference} gibt es schon.',
    'Ändere die Nummer, oder importiere die Datei noch einmal, um ihn zu aktualisieren.',
  ],
  order_not_open: [
    'Auftrag {reference} kann nicht mehr geändert werden.',
    'Nur offene Aufträge lassen sich ändern. Nimm ihn unter Live von seiner Tour, solange das Fahrzeug nicht da war, oder lege einen neuen an.',
  ],
  order_on_the_road: [
    'Auftrag {reference} ist unterwegs und kann so jetzt nicht geändert werden.',
    'Nimm ihn unter Live von seiner Tour, ändere ihn und gib ihn wieder einem Fahrzeug.',
  ],
  order_not_divisible: [
    'Auftrag {reference} kann so nicht geteilt werden.',
    'Wähle weniger Teile, oder ändere zuerst den Auftrag.',
  ],
  orders_not_alike: [
    'Diese Aufträge können nicht einer werden.',
    'Es geht bei Aufträgen eines Empfängers mit derselben Adresse, demselben Tag und Zeitfenster, soweit ein Auftrag alles fasst.',
  ],
  import_undone: ['Dieser Import wurde rückgängig gemacht.', 'Importiere die Datei noch einmal.'],
  attachments_full: [
    'Ein Auftrag fasst höchstens {limit} Dateien.',
    'Entferne Dateien, die niemand mehr braucht.',
  ],
  attachment_too_large: [
    'Eine Datei eines Auftrags hat höchstens {limit}.',
    'Sende ein kleineres Foto oder weniger Seiten.',
  ],
  attachment_refused: [
    'Nur Fotos (JPEG, PNG, WebP) und PDF-Dateien lassen sich anhängen.',
    'Speichere die Datei so und füge sie dann hinzu. Es zählt der Inhalt, nicht der Name.',
  ],
  step_name_taken: [
    'Es gibt schon einen Schritt namens {name}.',
    'Wähle einen anderen Namen, oder ändere jenen Schritt.',
  ],
  step_loop: ['{name} käme vor sich selbst.', 'Wähle einen Schritt, der nicht darauf folgt, oder keinen.'],
  step_goes_back: [
    '{name} gehört zu einem späteren Zustand, darum kann nichts aus einem früheren darauf folgen.',
    'Wähle einen Schritt aus einem früheren Zustand, oder keinen.',
  ],
  step_in_use: [
    'Aufträge haben diesen Schritt erreicht, oder ein anderer folgt darauf.',
    'Schalte ihn ab: Er bleibt im Verlauf, und niemand kann ihn setzen.',
  ],
  step_wrong_state: [
    'Die Zustellung ist nicht im Zustand dieses Schritts.',
    'Sieh noch einmal nach, welche Schritte der Auftrag jetzt erreichen kann.',
  ],
  plan_out_of_date: ['Aufträge haben sich geändert, seit dieser Plan entstand.', 'Starte ihn noch einmal.'],
  plan_changed: [
    'Jemand anderes hat diesen Plan inzwischen geändert.',
    'Mache deine Änderung am neueren Plan.',
  ],
  plan_locked: ['Das ist gesperrt.', 'Löse die Sperre, bevor du es verschiebst.'],
  plan_not_ready: [
    'Dieser Plan kann noch nicht freigegeben werden.',
    'Warte, bis er fertig ist, oder halte ihn an und behalte das bisher Beste.',
  ],
  plan_already_dispatched: [
    'Dieser Plan ist freigegeben.',
    'Öffne den Tag unter Live, oder plane die noch offenen Aufträge.',
  ],
  too_many_plans_waiting: [
    '{limit} Pläne deiner Firma warten schon.',
    'Halte einige an, oder versuche es in {seconds} Sekunden noch einmal.',
  ],
  vehicle_busy: [
    '{vehicle} hat am {date} schon eine Tour.',
    'Lass das Fahrzeug weg, oder rufe seine Tour vor der Abfahrt zurück.',
  ],
  day_is_over: [
    '{date} ist vorbei und kann weder geplant noch freigegeben werden.',
    'Verschiebe die Aufträge auf heute oder später.',
  ],
  rules_broken: [
    'Diese Änderung bricht eine Regel des Tages.',
    'Bestätige sie, oder mache eine andere Änderung.',
  ],
  no_vehicles: ['Es gibt keine aktiven Fahrzeuge.', 'Füge unter Fuhrpark ein Fahrzeug hinzu.'],
  all_vehicles_out: [
    'Jedes Fahrzeug hat am {date} schon eine Tour.',
    'Verschiebe die Aufträge, füge ein Fahrzeug hinzu, oder rufe eine Tour zurück, die noch nicht abgefahren ist.',
  ],
  nothing_to_plan: [
    'Am {date} gibt es keine offenen Aufträge.',
    'Importiere Aufträge für diesen Tag, oder wähle einen anderen.',
  ],
  nothing_to_repair: [
    'Am {date} ist kein Fahrzeug unterwegs, oder keines hat noch Stopps.',
    'Plane den Tag zuerst und gib ihn frei.',
  ],
  nothing_to_plan_in_week: [
    'Von {from} bis {to} gibt es keine offenen Aufträge.',
    'Importiere Aufträge für diese Tage, oder wähle einen anderen Zeitraum.',
  ],
  week_plan_running: [
    'Ein anderer Wochenplan läuft mit einigen dieser Aufträge.',
    'Warte, bis er fertig ist, oder halte ihn an.',
  ],
  week_plan_not_ready: [
    'Dieser Wochenplan schlägt noch nichts vor.',
    'Warte, bis er fertig ist, oder halte ihn an und behalte das bisher Beste.',
  ],
  no_speeds_to_undo: ['Die Fahrgeschwindigkeiten wurden nie geändert.', 'Lege sie zuerst fest.'],
  speeds_changed_meanwhile: [
    'Jemand hat die Fahrgeschwindigkeiten geändert, nachdem du sie gelesen hast. Nichts wurde gespeichert.',
    'Lade sie neu und ändere dann den neuen Stand.',
  ],
  too_few_drives: [
    'Für eine gelernte Geschwindigkeit gibt es noch zu wenige Fahrten.',
    'Eine Stunde eines Wochentags braucht {drives} Fahrten an {days} Tagen.',
  ],
  van_not_left: [
    'Das Fahrzeug von {driver} ist noch nicht abgefahren.',
    'Nimm den Stopp von der Tour, oder rufe die Tour zurück.',
  ],
  route_not_on_road: [
    'Tour {number} ist nicht unterwegs.',
    'Die Folge ihrer Stopps ist von der Freigabe bis zur Rückkehr des Fahrzeugs fest.',
  ],
  route_under_way: [
    'R{number} ist unterwegs und kann nicht zurückgerufen werden.',
    'Eine Tour lässt sich zurückrufen, bis ihr Fahrzeug das Depot verlässt.',
  ],
  route_changed: [
    'Jemand anderes hat diese Tour geändert.',
    'Sieh dir den neuesten Stand an und mache deine Änderung noch einmal.',
  ],
  stop_ended: [
    'Der Stopp von {reference} ist schon beendet.',
    'Öffne den Auftrag: Er sagt, wie und von wem es gemeldet wurde.',
  ],
  stop_is_over: [
    'Der Stopp für Auftrag {reference} ist beendet oder läuft.',
    'Nur Stopps, die noch bevorstehen, lassen sich ändern.',
  ],
  duplicate_registration: [
    'Ein Fahrzeug mit dem Kennzeichen {registration} gibt es schon.',
    'Archiviere zuerst das andere, oder korrigiere das Kennzeichen.',
  ],
  pay_rule_started: [
    'Die Lohnregel {rule} hat begonnen.',
    'Der Lohn vergangener Tage bleibt. Füge eine Regel hinzu, die später beginnt.',
  ],
  pay_rule_twice: [
    'Am {day} beginnt schon eine Lohnregel für diese Fahrer.',
    'Wähle einen anderen ersten Tag oder andere Fahrer.',
  ],
  pay_rule_in_past: [
    'Eine andere Regel bezahlt diese Fahrer an vergangenen Tagen.',
    'Lass die Regel heute oder später beginnen, und nutze für frühere Tage eine Korrektur.',
  ],
  pay_approved: [
    'Die Abrechnung von {month} ist freigegeben.',
    'Freigegebene ändern sich nicht. Füge eine Korrektur an einem Tag eines späteren Monats hinzu.',
  ],
  pay_incomplete: [
    'Die Abrechnung von {driver} ist nicht vollständig.',
    'Gib sie frei, wenn der Monat vorbei ist und alle Touren beendet sind.',
  ],
  pay_changed: [
    'Der Lohn hat sich seit der Anzeige geändert.',
    'Sieh ihn noch einmal an, bevor du ihn freigibst.',
  ],
  zone_name_taken: ['Es gibt schon eine Zone {name}.', 'Wähle einen anderen Namen.'],
  zone_in_use: [
    '{zone} ist eine Zone von {vehicles}.',
    'Nimm sie zuerst von diesen Fahrzeugen: Ohne Zone nähmen sie Aufträge überall.',
  ],
  zone_limit: ['Eine Firma hat höchstens {limit} Zonen.', 'Lösche Zonen, die niemand mehr nutzt.'],
  duplicate_address: ['{address} steht schon im Adressbuch.', 'Suche sie in der Liste und ändere sie dort.'],
  region_in_use: [
    '{region} wird von {companies} benutzt.',
    'Füge zuerst eine andere Region um ihre Depots hinzu, oder verlege die Depots.',
  ],
  region_of_demo: [
    '{region} ist die Demo-Stadt und wird bei jedem Start neu erstellt.',
    'Starte mit DEMO=0, um ohne sie zu laufen.',
  ],
  region_busy: ['{region} wird schon erstellt.', 'Warte, bis es fertig ist, oder brich es ab.'],
  extract_unknown: ['Der Katalog hat keinen Auszug {path}.', 'Wähle einen Auszug aus dem Katalog.'],
  key_in_address: [
    'API-Schlüssel werden nicht aus der Adresse einer Anfrage gelesen.',
    'Sende ihn in der Kopfzeile Authorization: Bearer KEY. Adressen landen in Protokollen: Widerrufe diesen Schlüssel und erstelle einen neuen.',
  ],
  origin_not_allowed: [
    'Dieser Schlüssel gilt nicht für Seiten von {origin}.',
    'Erstelle unter Einstellungen, API-Schlüssel einen, der diese Herkunft nennt.',
  ],
  page_only: [
    'Unter dieser Adresse steht eine Seite für Menschen, verlangt wurde JSON.',
    'Aufrufe der API stehen unter /api/v1, die Dienste von OSRM unter /osrm, und VROOM-Aufgaben gehen an /.',
  ],
  not_on_this_host: ['Auf diesem Host gibt es nur Sendungsseiten.', 'Alles andere steht unter {address}.'],
  idempotency_mismatch: [
    'Dieser Idempotency-Key wurde schon mit anderem Inhalt benutzt.',
    'Nimm für eine neue Anfrage einen neuen Schlüssel.',
  ],
  headers_too_large: [
    'URL und Kopfzeilen sind länger als {limit}.',
    'Kürze die URL, oder sende lange Werte im Inhalt der Anfrage.',
  ],
  upload_gap: [
    'Dieser Teil schließt nicht an das an, was schon angekommen ist.',
    'Mache bei Byte {received} weiter.',
  ],
  too_many_waiting: [
    '{limit} solche Anfragen deiner Firma warten schon.',
    'Versuche es in {seconds} Sekunden noch einmal.',
  ],
  setup_link_ended: [
    'Dieser Link gilt nicht mehr.',
    'Starte das Produkt neu, um einen neuen zu bekommen, oder führe npm run owner -- --mail ADDRESS aus.',
  ],
  setup_complete: [
    'Diese Plattform hat schon einen Betreiber, darum gilt dieser Link nicht mehr.',
    'Melde dich an, oder führe npm run owner -- --mail ADDRESS aus, um einen weiteren Betreiber anzulegen.',
  ],
  company_closed: [
    '{company} ist geschlossen. Nach dem {day} werden alle Daten gelöscht.',
    'Schreib uns vor diesem Tag über die Kontaktseite, wenn sie wieder öffnen soll. Ihre Administratoren können die Daten noch exportieren.',
  ],
  company_deleted: [
    '{company} wurde geschlossen und gelöscht.',
    'Starte einen Test, um eine neue Firma anzulegen.',
  ],
  company_moved: [
    '{company} ist nach {address} umgezogen.',
    'Dort geht es weiter, mit demselben Konto, denselben Schlüsseln und Sendungsnummern.',
  ],
  test_clock_off: [
    'Die Zeit lässt sich nur verstellen, wo die Testuhr an ist.',
    'Starte eine Installation, die nicht dem Betrieb dient, mit TEST_CLOCK=1.',
  ],
  host_taken: [
    'Eine andere Firma benutzt {host}.',
    'Wähle einen anderen Namen. Gehört der Name dir, schreib uns über die Kontaktseite.',
  ],
  shop_signature_wrong: [
    'Dieser Aufruf ist nicht mit dem Geheimnis dieses Shops signiert.',
    'Kopiere das Geheimnis aus den Webhook-Einstellungen des Shops und verbinde ihn damit neu.',
  ],
  company_not_empty: [
    'Die Firma hat schon Daten.',
    'Nur eine leere Firma nimmt ein Archiv auf. Lege dafür eine neue an.',
  ],
  mail_refused: ['Die Test-E-Mail konnte nicht gesendet werden', 'Der Mailserver hat geantwortet: {said}'],
  mail_not_set_up: [
    'Test-E-Mails sind hier nicht möglich',
    'Setze SMTP_URL auf die Adresse deines Mailservers und starte neu.',
  ],
  price_missing: [
    '{plan} hat für diesen Zeitraum keinen Preis in {currency}.',
    'Wähle einen der Preise, die GET /api/v1/subscription für den Tarif nennt.',
  ],
  order_form_in_sandbox: [
    'Im Testmodus gibt es kein öffentliches Bestellformular.',
    'Öffne das Formular der Firma selbst.',
  ],
  order_form_mark_wrong: [
    'Diese Bestellung war nicht von der eines Programms zu unterscheiden.',
    'Bitte die Seite neu laden und die Bestellung noch einmal senden.',
  ],
  order_form_busy: [
    'Bei dieser Firma warten zu viele Bestellungen auf eine Antwort.',
    'Bitte später noch einmal versuchen oder die Firma anrufen.',
  ],
  order_outside_area: ['Die Firma beliefert diese Adresse nicht.', 'Bitte die Adresse prüfen.'],
  order_slot_gone: ['Diese Zeit ist nicht mehr frei.', 'Bitte eine andere Zeit wählen.'],
  order_price_changed: [
    'Der Preis hat sich geändert.',
    'Bitte den neuen Preis ansehen und die Bestellung noch einmal senden.',
  ],
  step_not_yours: [
    'Die Disposition setzt diesen Schritt nicht.',
    'Unter Einstellungen, Fahrer steht, wer ihn setzt.',
  ],
  solution_does_not_fit: [
    'Die Datei passt nicht zu diesem Plan: {problem}.',
    'Exportiere den Plan, wie er jetzt ist, für VROOM, löse diese Datei und lade die Antwort hoch.',
  ],
  callback_not_signed: [
    'Dieser Aufruf ist nicht von Twilio signiert.',
    'Prüfe, ob TWILIO_URL den Token des Kontos enthält und PUBLIC_URL die Adresse ist, die Twilio aufruft.',
  ],
  callback_repeated: ['Dieser Rückruf kam schon an.', 'Es ist nichts zu tun: Jeder Rückruf zählt einmal.'],
  device_unknown: ['Dieses Gerät ist unbekannt.', 'Erstelle für das Fahrzeug einen neuen Gerätetoken.'],
  place_unlikely: [
    'Dieser Ort liegt auf See, in der Antarktis oder bei 0, 0, wo Geräte ohne Empfang sich melden. Stimmt das?',
    'Prüfe die Koordinaten. Wenn der Ort stimmt, bestätige ihn (confirmPlace: true).',
  ],
  mirror_unreachable: [
    'Der Katalog war nicht zu laden: {reason}',
    'Prüfe die Verbindung dieses Servers, oder gib einen anderen Spiegel an (EXTRACT_MIRRORS). Der Katalog bleibt, wie er war.',
  ],
  sign_on_needs_domain: [
    'Noch ist keine Maildomain deiner Firma bestätigt.',
    'Füge eine Domain hinzu, setze ihren TXT-Eintrag und prüfe sie. Schalte dann Single Sign-on ein.',
  ],
  sign_on_in_sandbox: [
    'Der Testmodus hat kein Single Sign-on.',
    'Richte es in der Firma selbst ein: Ihre Mitglieder sind auch die des Testmodus.',
  ],
  sign_on_domain_taken: [
    'Eine andere Firma hat {domain} bestätigt.',
    'Entferne die Domain zuerst dort. Wenn das niemand von euch war, schreib uns über die Kontaktseite.',
  ],
  sign_on_domains_full: ['Eine Firma hat höchstens {most} Maildomains.', 'Entferne eine, die niemand nutzt.'],
  sign_on_binds_account: [
    'Eine andere Firma verlangt für dieses Konto sein Single Sign-on, darum kann es für keine zweite arbeiten.',
    'Lass dich mit einer anderen E-Mail-Adresse einladen.',
  ],
  sign_on_trial_failed: [
    'Der Identitätsanbieter war nicht zu nutzen: {problem}',
    'Vergleiche die Werte hier mit denen deines Identitätsanbieters, speichere sie und versuche es noch einmal.',
  ],
}
