import type { ErrorWords } from './types.ts'

export const nl: ErrorWords = {
  bad_request: ['Het verzoek was niet te lezen.', 'Controleer de invoer en probeer het opnieuw.'],
  validation_failed: ['Sommige velden zijn ongeldig.', 'Verbeter de gemarkeerde velden.'],
  not_signed_in: ['Log eerst in.', 'Log in en probeer het opnieuw.'],
  not_allowed: ['Je rol staat dit niet toe.', 'Vraag het een beheerder van je bedrijf.'],
  not_found: ['Dit is niet gevonden.', 'Misschien is het verwijderd of van een ander bedrijf.'],
  too_large: ['Het bestand is groter dan {limit}.', 'Stuur een kleiner bestand.'],
  slow_request: ['Het verzoek kwam niet op tijd aan.', 'Controleer de verbinding en stuur het opnieuw.'],
  too_many_requests: ['Te veel verzoeken.', 'Wacht {seconds} seconden en probeer het opnieuw.'],
  internal: [
    'Er ging bij ons iets mis.',
    'Probeer het opnieuw. Gebeurt het weer, geef dan het nummer van het verzoek aan support.',
  ],
  unavailable: ['De dienst is niet klaar.', 'Probeer het over een paar seconden opnieuw.'],
  company_moving: [
    '{company} verhuist naar een andere server.',
    'Probeer het over een paar seconden opnieuw.',
  ],
  membership_ended: [
    '{company} geeft dit account geen toegang meer.',
    'Vraag een beheerder van het bedrijf om een nieuwe uitnodiging.',
  ],
  account_exists: ['{email} heeft al een account.', 'Log eerst in met dat adres.'],
  invitation_not_found: [
    'Deze uitnodiging bestaat niet.',
    'Open de link in de nieuwste e-mail of vraag een nieuwe uitnodiging.',
  ],
  invitation_for_another: ['Deze uitnodiging is voor {email}.', 'Log uit en open de link opnieuw.'],
  invitation_expired: ['Deze uitnodiging is verlopen.', 'Vraag {company} haar opnieuw te sturen.'],
  invitation_revoked: [
    '{company} heeft deze uitnodiging ingetrokken.',
    'Vraag een nieuwe als dat een vergissing was.',
  ],
  invitation_used: ['Deze uitnodiging is al aangenomen.', 'Log in met {email}.'],
  driver_code_wrong: [
    'Deze code werkt niet.',
    'Een code werkt één keer en 15 minuten. Vraag de planning om een nieuwe.',
  ],
  calls_off: [
    'Je bedrijf staat niet toe dat je ontvangers belt of sms’t.',
    'Schrijf de ontvanger een bericht of de planning een notitie.',
  ],
  number_missing: ['Er is geen telefoonnummer.', 'Vraag de planning het met landnummer toe te voegen.'],
  call_failed: [
    'De telefoonprovider heeft het gesprek niet doorverbonden.',
    'Probeer het zo opnieuw of schrijf een bericht.',
  ],
  delivery_not_found: [
    'Bezorging niet gevonden. Controleer het volgnummer.',
    'Het staat in de e-mail of het bericht van de afzender. Als je bent ingelogd is het ordernummer genoeg.',
  ],
  claim_needed: [
    'Deze bezorging staat nog niet in je lijst.',
    'Open de volgpagina en geef de laatste vier tekens van het telefoonnummer of e-mailadres van de bestelling.',
  ],
  messages_closed: [
    'Dit bedrijf neemt hier geen berichten aan.',
    'Neem rechtstreeks contact op met het bedrijf.',
  ],
  too_many_messages: [
    'Je hebt het afgelopen uur veel berichten gestuurd.',
    'Wacht even of neem rechtstreeks contact op met het bedrijf.',
  ],
  message_length: ['Een bericht heeft 1 tot 1000 tekens.', 'Maak het korter of stuur twee berichten.'],
  slot_full: ['Deze tijd is net bezet.', 'Kies een andere tijd of een andere dag.'],
  day_not_offered: ['Deze dag kan niet.', 'Kies een dag van vandaag tot over 30 dagen.'],
  slot_not_offered: ['Deze tijd kan niet.', 'Kies ochtend, middag of elk moment.'],
  phone_needed: [
    'Voor een sms of gesprek is een telefoonnummer nodig.',
    'Geef het met landnummer, zoals +31 20 624 1111.',
  ],
  photo_not_found: [
    'Een foto van deze beoordeling is niet aangekomen.',
    'Verwijder haar en voeg haar opnieuw toe.',
  ],
  delivery_on_the_van: [
    'Je pakket is onderweg, de dag kan niet meer veranderen.',
    'Je kunt nog kiezen waar het wordt neergelegd.',
  ],
  delivery_is_over: [
    'Deze bezorging is afgerond en kan niet meer veranderen.',
    'Op de volgpagina staat wat er is gebeurd.',
  ],
  not_delivered_yet: ['Dit pakket is nog niet bezorgd.', 'Kom terug als het bezorgd is.'],
  feedback_given: ['Je hebt deze bezorging al beoordeeld.', 'Je vindt het bij je eerdere bezorgingen.'],
}
