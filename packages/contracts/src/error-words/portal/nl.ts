import type { PortalErrorWords } from '../types.ts'

export const nl: PortalErrorWords = {
  right_missing: [
    'Je rol mist een recht: {right}.',
    'Vraag een beheerder van je bedrijf, die rollen wijzigt onder Instellingen, Team.',
  ],
  unsupported_file: ['Dit bestandstype wordt niet ondersteund.', 'Stuur CSV of XLSX.'],
  storage_full: ['De schijf van de server is vol.', 'Maak ruimte vrij op de dataschijf.'],
  already_member: ['{email} hoort al bij je bedrijf.', 'Wijzig de rol onder Instellingen, Team.'],
  role_name_taken: ['Een andere rol heet {name}.', 'Kies een andere naam.'],
  role_in_use: [
    '{name} is nog de rol van een lid of een open uitnodiging.',
    'Geef hun eerst een andere rol.',
  ],
  last_admin: ['Een bedrijf heeft minstens één beheerder nodig.', 'Maak eerst iemand anders beheerder.'],
  person_in_use: [
    'Deze persoon kan nog niet worden gewist.',
    'Lever of annuleer eerst de orders, rond de ritten af of geef de plek aan iemand anders.',
  ],
  driver_has_account: [
    '{driver} heeft al een account.',
    'Verwijder het onder Instellingen, Team, voor je een ander adres uitnodigt.',
  ],
  driver_signs_in_alone: [
    '{driver} kan niet met een code aanmelden.',
    'Codes zijn voor chauffeurs die alleen rijden, en alleen voor jouw bedrijf. Anderen gebruiken hun wachtwoord.',
  ],
  address_not_allowed: [
    'Eigenaren mogen niet vanaf dit adres werken.',
    'Gebruik een netwerk van de lijst, of draai npm run owner -- --allow-any-address op de server.',
  ],
  own_address_missing: [
    'Je eigen adres {address} staat niet in de lijst.',
    'Voeg het toe, of een netwerk waar het bij hoort: anders sluit je jezelf buiten.',
  ],
  second_step_missing: [
    'Eigenaren van dit platform hebben een tweede stap nodig.',
    'Voeg er een toe onder Account, Beveiliging, of meld je opnieuw aan met die je hebt.',
  ],
  own_second_step_missing: [
    'Je bent zelf zonder tweede stap aangemeld.',
    'Voeg er een toe onder Account, Beveiliging, en meld je ermee aan: anders sluit je jezelf buiten.',
  ],
  last_owner: ['Het platform heeft een eigenaar nodig.', 'Maak eerst iemand anders eigenaar.'],
  company_suspended: [
    'Je bedrijf is geblokkeerd.',
    'De reden staat onder Instellingen, Abonnement. Je gegevens blijven leesbaar en ritten onderweg lopen af.',
  ],
  report_too_large: [
    'Het rapport heeft meer dan {rows} rijen of duurt langer dan {seconds} seconden.',
    'Kies minder dagen, een filter of een andere groep.',
  ],
  too_many_reports: [
    'Je bedrijf heeft {most} opgeslagen rapporten, het maximum.',
    'Verwijder er een die niemand leest.',
  ],
  report_name_taken: ['Je hebt al een rapport met de naam {name}.', 'Kies een andere naam.'],
  article_changed: [
    'Iemand heeft deze tekst intussen gewijzigd.',
    'Laad hem opnieuw en herhaal je wijziging.',
  ],
  archive_running: [
    'Er wordt een archief van het bedrijf geschreven of gelezen.',
    'Wacht tot het klaar is en vraag het dan opnieuw.',
  ],
  sample_needs_depot: [
    'Voorbeeldorders liggen rond je depot, en je hebt er nog geen.',
    'Stel in waar je voertuigen starten en probeer het opnieuw.',
  ],
  trial_ended: [
    'Je proefperiode is voorbij.',
    'Kies een abonnement op de prijzenpagina. Je gegevens blijven leesbaar en exporteerbaar.',
  ],
  subscription_ended: [
    'Je abonnement is afgelopen.',
    'Kies een abonnement onder Instellingen, Abonnement. Je gegevens blijven leesbaar en exporteerbaar.',
  ],
  vehicle_limit: [
    'Je abonnement staat {limit} voertuigen toe.',
    'Archiveer een voertuig of kies een groter abonnement.',
  ],
  plan_limit: [
    'Dit zit niet in je abonnement.',
    'Kies een groter abonnement onder Instellingen, Abonnement.',
  ],
  plan_on_request: [
    '{plan} heeft een prijs op aanvraag.',
    'Schrijf ons via de contactpagina om een prijs af te spreken.',
  ],
  plan_is_current: ['Je bedrijf heeft al {plan}.', 'Kies een ander abonnement.'],
  plan_in_use: [
    '{plan} heeft abonnees.',
    'Haal het liever uit de verkoop: bedrijven die het hebben, houden het.',
  ],
  billing_address_missing: [
    'De factuur heeft het factuuradres van het bedrijf nodig.',
    'Vul het in onder Instellingen, Abonnement, en kies het abonnement opnieuw.',
  ],
  coupon_unknown: ['De coupon is niet geldig.', 'Controleer de letters. Misschien is hij verlopen.'],
  coupon_redeemed: [
    'Het bedrijf heeft deze coupon al gebruikt.',
    'Kies het abonnement zonder: een geldige coupon wordt vanzelf afgetrokken.',
  ],
  coupon_used_up: ['Anderen hebben deze coupon al zo vaak gebruikt als mag.', 'Kies het abonnement zonder.'],
  coupon_taken: [
    'De coupon {coupon} bestaat al.',
    'Kies een andere code. Wat een coupon waard is, verandert nooit.',
  ],
  coupon_not_by_card: [
    'Abonnementen met kaartbetaling nemen hier geen coupons.',
    'Kies het abonnement zonder; de betaalpagina heeft een eigen veld.',
  ],
  invoice_open: ['Factuur {number} is nog niet betaald.', 'Betaal haar eerst en wijzig dan het abonnement.'],
  invoice_settled: ['Factuur {number} is al afgehandeld.', 'Laad de lijst met facturen opnieuw.'],
  credit_too_large: [
    'De creditnota is hoger dan wat de factuur nog heeft.',
    'Laad de factuur opnieuw: ze kan ongeldig of al gecrediteerd zijn.',
  ],
  billing_off: [
    'Deze server draait zonder facturering.',
    'Proefperiodes lopen niet af en er gelden geen grenzen.',
  ],
  no_rate_card: ['Geen tarievenkaart is de standaard.', 'Maak er een de standaard of noem er een.'],
  rate_card_name_taken: ['Er is al een tarievenkaart {name}.', 'Kies een andere naam.'],
  order_request_decided: ['Deze aanvraag is al beantwoord.', 'Laad de lijst opnieuw.'],
  duplicate_reference: [
    'Order {reference} bestaat al.',
    'Wijzig de referentie, of importeer het bestand opnieuw om hem bij te werken.',
  ],
  order_not_open: [
    'Order {reference} kan niet meer worden gewijzigd.',
    'Alleen open orders kunnen worden gewijzigd. Haal hem in Live van zijn rit zolang het voertuig er niet is geweest, of maak een nieuwe.',
  ],
  order_on_the_road: [
    'Order {reference} is onderweg en kan nu zo niet worden gewijzigd.',
    'Haal hem in Live van zijn rit, wijzig hem en geef hem weer aan een voertuig.',
  ],
  order_not_divisible: [
    'Order {reference} kan zo niet worden gesplitst.',
    'Kies minder delen, of wijzig eerst de order.',
  ],
  orders_not_alike: [
    'Deze orders kunnen niet één worden.',
    'Dat kan bij één ontvanger, adres, dag en tijdvak, zolang een order alles kan bevatten.',
  ],
  import_undone: ['Deze import is ongedaan gemaakt.', 'Importeer het bestand opnieuw.'],
  attachments_full: [
    'Een order bevat hoogstens {limit} bestanden.',
    'Verwijder bestanden die niet meer nodig zijn.',
  ],
  attachment_too_large: [
    'Een bestand van een order heeft hoogstens {limit}.',
    'Stuur een kleinere foto of minder pagina’s.',
  ],
  attachment_refused: [
    'Alleen foto’s (JPEG, PNG, WebP) en pdf’s kunnen worden toegevoegd.',
    'Sla het zo op en voeg het dan toe. De inhoud telt, niet de naam.',
  ],
  step_name_taken: ['Er is al een stap met de naam {name}.', 'Kies een andere naam, of wijzig die stap.'],
  step_loop: ['{name} zou voor zichzelf komen.', 'Kies een stap die er niet op volgt, of geen.'],
  step_goes_back: [
    '{name} hoort bij een latere status, dus niets van een eerdere kan erop volgen.',
    'Kies een stap van een eerdere status, of geen.',
  ],
  step_in_use: [
    'Orders hebben deze stap bereikt, of een andere volgt erop.',
    'Zet hem uit: hij blijft in de historie en niemand kan hem zetten.',
  ],
  step_wrong_state: [
    'De levering heeft niet de status van deze stap.',
    'Kijk opnieuw welke stappen de order nu kan bereiken.',
  ],
  plan_out_of_date: ['Orders zijn gewijzigd sinds dit plan is gemaakt.', 'Draai het opnieuw.'],
  plan_changed: [
    'Iemand anders heeft dit plan intussen gewijzigd.',
    'Maak je wijziging in het nieuwere plan.',
  ],
  plan_locked: ['Dit is vergrendeld.', 'Ontgrendel het voor je het verplaatst.'],
  plan_not_ready: [
    'Dit plan kan nog niet worden vrijgegeven.',
    'Wacht tot het klaar is, of stop het en houd het beste tot nu toe.',
  ],
  plan_already_dispatched: [
    'Dit plan is vrijgegeven.',
    'Open de dag in Live, of plan de orders die nog open zijn.',
  ],
  too_many_plans_waiting: [
    '{limit} plannen van je bedrijf wachten al.',
    'Stop er enkele, of probeer het over {seconds} seconden opnieuw.',
  ],
  vehicle_busy: [
    '{vehicle} heeft op {date} al een rit.',
    'Laat het voertuig weg, of roep de rit terug voor vertrek.',
  ],
  day_is_over: [
    '{date} is voorbij: plannen of vrijgeven kan niet meer.',
    'Verplaats de orders naar vandaag of later.',
  ],
  rules_broken: [
    'Deze wijziging breekt een regel van de dag.',
    'Bevestig haar, of maak een andere wijziging.',
  ],
  no_vehicles: ['Er zijn geen actieve voertuigen.', 'Voeg een voertuig toe onder Wagenpark.'],
  all_vehicles_out: [
    'Elk voertuig heeft op {date} al een rit.',
    'Verplaats de orders, voeg een voertuig toe, of roep een rit terug die nog niet weg is.',
  ],
  nothing_to_plan: [
    'Er zijn geen open orders op {date}.',
    'Importeer orders voor deze dag of kies een andere.',
  ],
  nothing_to_repair: [
    'Op {date} is geen voertuig onderweg, of geen heeft nog stops.',
    'Plan de dag eerst en geef hem vrij.',
  ],
  nothing_to_plan_in_week: [
    'Er zijn geen open orders van {from} tot {to}.',
    'Importeer orders voor deze dagen of kies een andere periode.',
  ],
  week_plan_running: [
    'Er loopt een ander weekplan met enkele van deze orders.',
    'Wacht tot het klaar is, of stop het.',
  ],
  week_plan_not_ready: [
    'Dit weekplan stelt nog niets voor.',
    'Wacht tot het klaar is, of stop het en houd het beste tot nu toe.',
  ],
  no_speeds_to_undo: ['De rijsnelheden zijn nooit gewijzigd.', 'Stel ze eerst in.'],
  speeds_changed_meanwhile: [
    'Iemand heeft de rijsnelheden gewijzigd nadat je ze las. Er is niets opgeslagen.',
    'Lees ze opnieuw en wijzig wat er nu staat.',
  ],
  too_few_drives: [
    'Er zijn nog te weinig ritten om een snelheid van te leren.',
    'Een uur van een weekdag heeft {drives} ritten op {days} dagen nodig.',
  ],
  van_not_left: [
    'Het voertuig van {driver} is nog niet vertrokken.',
    'Haal de stop van de rit, of roep de rit terug.',
  ],
  route_not_on_road: [
    'Rit {number} is niet onderweg.',
    'De volgorde van de stops ligt vast van vrijgave tot terugkeer.',
  ],
  route_under_way: [
    'R{number} is onderweg en kan niet worden teruggeroepen.',
    'Een rit kan worden teruggeroepen tot het voertuig het depot verlaat.',
  ],
  route_changed: [
    'Iemand anders heeft deze rit gewijzigd.',
    'Bekijk de nieuwste versie en maak je wijziging opnieuw.',
  ],
  stop_ended: ['De stop van {reference} is al afgelopen.', 'Open de order: die zegt hoe, en wie het meldde.'],
  stop_is_over: [
    'De stop van order {reference} is afgelopen of bezig.',
    'Alleen stops die nog komen, kunnen worden gewijzigd.',
  ],
  duplicate_registration: [
    'Er is al een voertuig met kenteken {registration}.',
    'Archiveer eerst het andere, of verbeter het kenteken.',
  ],
  pay_rule_started: [
    'De loonregel {rule} is begonnen.',
    'Het loon van voorbije dagen blijft. Voeg een regel toe die later begint.',
  ],
  pay_rule_twice: [
    'Op {day} begint al een loonregel voor deze chauffeurs.',
    'Kies een andere eerste dag of andere chauffeurs.',
  ],
  pay_rule_in_past: [
    'Een andere regel betaalt deze chauffeurs op voorbije dagen.',
    'Laat de regel vandaag of later beginnen, en gebruik een correctie voor eerder.',
  ],
  pay_approved: [
    'Het overzicht van {month} is goedgekeurd.',
    'Goedgekeurde overzichten wijzigen niet. Voeg een correctie toe op een dag van een latere maand.',
  ],
  pay_incomplete: [
    'Het overzicht van {driver} is niet compleet.',
    'Keur het goed als de maand voorbij is en alle ritten zijn afgelopen.',
  ],
  pay_changed: ['Het loon is gewijzigd sinds het werd getoond.', 'Lees het opnieuw voor je het goedkeurt.'],
  zone_name_taken: ['Er is al een zone {name}.', 'Kies een andere naam.'],
  zone_in_use: [
    '{zone} is een zone van {vehicles}.',
    'Haal haar eerst van deze voertuigen: zonder zone nemen ze overal orders.',
  ],
  zone_limit: [
    'Een bedrijf heeft hoogstens {limit} zones.',
    'Verwijder zones die niet meer worden gebruikt.',
  ],
  duplicate_address: ['{address} staat al in het adresboek.', 'Zoek het in de lijst en wijzig het daar.'],
  region_in_use: [
    '{region} wordt gebruikt door {companies}.',
    'Voeg eerst een andere regio rond hun depots toe, of verplaats de depots.',
  ],
  region_of_demo: [
    '{region} is de demostad en wordt bij elke start opgebouwd.',
    'Start met DEMO=0 om zonder te draaien.',
  ],
  region_busy: ['{region} wordt al gecompileerd.', 'Wacht tot het klaar is, of stop het.'],
  extract_unknown: ['De catalogus heeft geen extract {path}.', 'Kies een extract uit de catalogus.'],
  key_in_address: [
    'API-sleutels worden niet uit het adres van een aanvraag gelezen.',
    'Stuur hem in de header Authorization: Bearer KEY. Adressen komen in logboeken terecht: trek deze sleutel in en maak een andere.',
  ],
  origin_not_allowed: [
    'Deze sleutel is niet voor pagina’s van {origin}.',
    'Maak onder Instellingen, API-sleutels een sleutel die deze herkomst noemt.',
  ],
  page_only: [
    'Hier staat een pagina voor mensen, en er is om JSON gevraagd.',
    'Aanroepen van de API staan onder /api/v1, de diensten van OSRM onder /osrm, en VROOM-problemen gaan naar /.',
  ],
  not_on_this_host: ['Deze host toont alleen volgpagina’s.', 'Al het andere staat op {address}.'],
  idempotency_mismatch: [
    'Deze Idempotency-Key is al met een andere inhoud gebruikt.',
    'Gebruik een nieuwe sleutel voor een nieuwe aanvraag.',
  ],
  headers_too_large: [
    'De URL en headers zijn langer dan {limit}.',
    'Maak de URL korter, of zet lange waarden in de body.',
  ],
  upload_gap: ['Dit deel sluit niet aan op wat al is aangekomen.', 'Ga verder vanaf byte {received}.'],
  too_many_waiting: [
    'Er wachten al {limit} van zulke aanvragen van je bedrijf.',
    'Probeer het over {seconds} seconden opnieuw.',
  ],
  setup_link_ended: [
    'Deze link werkt niet meer.',
    'Herstart het product voor een nieuwe, of draai npm run owner -- --mail ADDRESS.',
  ],
  setup_complete: [
    'Dit platform heeft al een eigenaar, dus deze link werkt niet meer.',
    'Log in, of draai npm run owner -- --mail ADDRESS om nog een eigenaar te maken.',
  ],
  company_closed: [
    '{company} is gesloten. Alle gegevens worden na {day} verwijderd.',
    'Schrijf ons voor die dag via de contactpagina om het weer te openen. De beheerders kunnen de gegevens nog exporteren.',
  ],
  company_deleted: [
    '{company} is gesloten en verwijderd.',
    'Begin een proefperiode om een nieuw bedrijf te openen.',
  ],
  company_moved: [
    '{company} is verhuisd naar {address}.',
    'Ga daar verder, met hetzelfde account en dezelfde sleutels en volgnummers.',
  ],
  test_clock_off: [
    'De tijd is alleen te verzetten waar de testklok aan staat.',
    'Start een installatie die niet voor productie is met TEST_CLOCK=1.',
  ],
  host_taken: [
    'Een ander bedrijf gebruikt {host}.',
    'Kies een andere naam. Is de naam van jou, schrijf ons dan via de contactpagina.',
  ],
  shop_signature_wrong: [
    'Deze aanroep is niet ondertekend met het geheim van deze winkel.',
    'Kopieer het geheim uit de webhookinstellingen van de winkel en verbind de winkel er opnieuw mee.',
  ],
  company_not_empty: [
    'Het bedrijf heeft al gegevens.',
    'Alleen een leeg bedrijf neemt een archief op. Maak er een nieuw bedrijf voor.',
  ],
  mail_refused: ['De testmail kon niet worden verstuurd', 'De mailserver antwoordde: {said}'],
  mail_not_set_up: [
    'Testmails zijn hier niet mogelijk',
    'Zet SMTP_URL op het adres van je mailserver en start opnieuw.',
  ],
  price_missing: [
    '{plan} heeft voor deze periode geen prijs in {currency}.',
    'Kies een van de prijzen die GET /api/v1/subscription voor het abonnement geeft.',
  ],
  order_form_in_sandbox: [
    'De testmodus heeft geen openbaar bestelformulier.',
    'Open het formulier van het bedrijf zelf.',
  ],
  order_form_mark_wrong: [
    'Deze bestelling was niet te onderscheiden van die van een programma.',
    'Laad de pagina opnieuw en verstuur de bestelling nog eens.',
  ],
  order_form_busy: [
    'Er wachten te veel bestellingen op antwoord van het bedrijf.',
    'Probeer het later opnieuw, of bel het bedrijf.',
  ],
  order_outside_area: ['Het bedrijf bezorgt niet op dit adres.', 'Controleer het adres.'],
  order_slot_gone: ['Deze tijd is niet meer beschikbaar.', 'Kies een andere tijd.'],
  order_price_changed: [
    'De prijs is veranderd.',
    'Bekijk de nieuwe prijs en verstuur de bestelling nog eens.',
  ],
  step_not_yours: ['De planning zet deze stap niet.', 'Onder Instellingen, Chauffeurs staat wie dat doet.'],
  solution_does_not_fit: [
    'Het bestand past niet bij dit plan: {problem}.',
    'Exporteer het plan voor VROOM zoals het nu is, los dat bestand op en breng het antwoord.',
  ],
  callback_not_signed: [
    'Deze aanroep is niet door Twilio ondertekend.',
    'Controleer of TWILIO_URL het token van het account bevat en PUBLIC_URL het adres is dat Twilio aanroept.',
  ],
  callback_repeated: [
    'Deze melding was al ontvangen.',
    'Je hoeft niets te doen: elke melding telt één keer.',
  ],
  device_unknown: ['Dit apparaat is onbekend.', 'Maak een nieuw apparaattoken voor het voertuig.'],
  place_unlikely: [
    'Deze plek ligt op zee, op Antarctica of op 0, 0, waar apparaten zonder signaal zich melden. Klopt dat?',
    'Controleer de coördinaten. Klopt de plek, bevestig hem dan (confirmPlace: true).',
  ],
  mirror_unreachable: [
    'De catalogus was niet te laden: {reason}',
    'Controleer de verbinding van deze server, of geef een andere mirror op (EXTRACT_MIRRORS). De catalogus blijft zoals hij was.',
  ],
  sign_on_needs_domain: [
    'Er is nog geen maildomein van je bedrijf bevestigd.',
    'Voeg een domein toe, zet het TXT-record en controleer het. Zet daarna single sign-on aan.',
  ],
  sign_on_in_sandbox: [
    'De testmodus heeft geen single sign-on.',
    'Stel het in bij het bedrijf zelf: de leden daarvan zijn ook die van de testmodus.',
  ],
  sign_on_domain_taken: [
    'Een ander bedrijf heeft {domain} bevestigd.',
    'Verwijder het domein eerst daar. Heeft niemand van jullie dat gedaan, schrijf ons dan via de contactpagina.',
  ],
  sign_on_domains_full: [
    'Een bedrijf heeft hoogstens {most} maildomeinen.',
    'Verwijder er een die niemand gebruikt.',
  ],
  sign_on_binds_account: [
    'Een ander bedrijf vereist zijn single sign-on voor dit account, dus het kan niet voor een tweede werken.',
    'Laat je uitnodigen met een ander e-mailadres.',
  ],
  sign_on_trial_failed: [
    'De identiteitsprovider was niet te gebruiken: {problem}',
    'Vergelijk de waarden hier met die van je identiteitsprovider, sla ze op en probeer het opnieuw.',
  ],
}
