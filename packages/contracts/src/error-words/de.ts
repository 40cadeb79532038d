import type { ErrorWords } from './types.ts'

export const de: ErrorWords = {
  bad_request: ['Die Anfrage war nicht lesbar.', 'Bitte die Eingaben prüfen und es noch einmal versuchen.'],
  validation_failed: ['Einige Angaben sind ungültig.', 'Bitte die markierten Felder korrigieren.'],
  not_signed_in: ['Melden Sie sich zuerst an.', 'Melden Sie sich an und versuchen Sie es noch einmal.'],
  not_allowed: [
    'Die Rolle dieses Kontos erlaubt das nicht.',
    'Ein Administrator der Firma kann weiterhelfen.',
  ],
  not_found: [
    'Das wurde nicht gefunden.',
    'Vielleicht wurde es entfernt oder gehört zu einer anderen Firma.',
  ],
  too_large: ['Die Datei ist größer als {limit}.', 'Bitte eine kleinere Datei senden.'],
  slow_request: [
    'Die Anfrage kam nicht rechtzeitig an.',
    'Bitte die Verbindung prüfen und sie noch einmal senden.',
  ],
  too_many_requests: ['Zu viele Anfragen.', 'Bitte {seconds} Sekunden warten und es noch einmal versuchen.'],
  internal: [
    'Bei uns ist etwas schiefgegangen.',
    'Bitte noch einmal versuchen. Wenn es wieder geschieht, hilft dem Support die Nummer der Anfrage.',
  ],
  unavailable: ['Der Dienst ist gerade nicht bereit.', 'Bitte in einigen Sekunden noch einmal versuchen.'],
  company_moving: [
    '{company} zieht gerade auf einen anderen Server um.',
    'Bitte in einigen Sekunden noch einmal versuchen.',
  ],
  membership_ended: [
    '{company} gibt diesem Konto keinen Zugang mehr.',
    'Bitten Sie einen Administrator der Firma um eine neue Einladung.',
  ],
  account_exists: ['{email} hat schon ein Konto.', 'Melden Sie sich zuerst mit dieser Adresse an.'],
  invitation_not_found: [
    'Diese Einladung gibt es nicht.',
    'Öffnen Sie den Link in der neuesten E-Mail oder bitten Sie um eine neue Einladung.',
  ],
  invitation_for_another: [
    'Diese Einladung ist für {email}.',
    'Melden Sie sich ab und öffnen Sie den Link noch einmal.',
  ],
  invitation_expired: ['Diese Einladung ist abgelaufen.', 'Bitten Sie {company}, sie noch einmal zu senden.'],
  invitation_revoked: [
    '{company} hat diese Einladung zurückgezogen.',
    'Bitten Sie um eine neue, falls das ein Versehen war.',
  ],
  invitation_used: ['Diese Einladung wurde schon angenommen.', 'Melden Sie sich mit {email} an.'],
  driver_code_wrong: [
    'Dieser Code gilt nicht.',
    'Ein Code gilt einmal und 15 Minuten lang. Bitte die Disposition um einen neuen.',
  ],
  calls_off: [
    'Deine Firma erlaubt keine Anrufe und SMS an Empfänger.',
    'Schreib dem Empfänger eine Nachricht oder der Disposition eine Notiz.',
  ],
  number_missing: [
    'Es fehlt eine Telefonnummer.',
    'Bitte die Disposition, sie mit Ländervorwahl einzutragen.',
  ],
  call_failed: [
    'Der Telefonanbieter hat den Anruf nicht verbunden.',
    'Versuch es gleich noch einmal oder schreib eine Nachricht.',
  ],
  delivery_not_found: [
    'Lieferung nicht gefunden. Bitte prüfen Sie die Sendungsnummer.',
    'Sie steht in der E-Mail oder Nachricht des Absenders. Wenn Sie angemeldet sind, genügt die Auftragsnummer.',
  ],
  claim_needed: [
    'Diese Lieferung steht noch nicht in Ihrer Liste.',
    'Öffnen Sie ihre Sendungsseite und geben Sie die letzten vier Zeichen der Telefonnummer oder E-Mail aus der Bestellung ein.',
  ],
  messages_closed: ['Diese Firma nimmt hier keine Nachrichten an.', 'Wenden Sie sich direkt an die Firma.'],
  too_many_messages: [
    'Sie haben in der letzten Stunde viele Nachrichten gesendet.',
    'Warten Sie etwas oder wenden Sie sich direkt an die Firma.',
  ],
  message_length: [
    'Eine Nachricht hat 1 bis 1000 Zeichen.',
    'Kürzen Sie sie oder senden Sie zwei Nachrichten.',
  ],
  slot_full: ['Diese Zeit wurde gerade vergeben.', 'Wählen Sie eine andere Zeit oder einen anderen Tag.'],
  day_not_offered: ['Dieser Tag ist nicht möglich.', 'Wählen Sie einen Tag von heute bis in 30 Tagen.'],
  slot_not_offered: ['Diese Zeit ist nicht möglich.', 'Wählen Sie vormittags, nachmittags oder jederzeit.'],
  phone_needed: [
    'Für eine SMS oder einen Anruf fehlt die Telefonnummer.',
    'Geben Sie sie mit Ländervorwahl an, etwa +49 30 901820.',
  ],
  photo_not_found: [
    'Ein Foto dieser Bewertung ist nicht angekommen.',
    'Entfernen Sie es und fügen Sie es noch einmal hinzu.',
  ],
  delivery_on_the_van: [
    'Ihr Paket ist unterwegs; der Tag lässt sich nicht mehr ändern.',
    'Den Ablageort können Sie noch wählen.',
  ],
  delivery_is_over: [
    'Diese Lieferung ist abgeschlossen und nicht mehr zu ändern.',
    'Auf der Sendungsseite steht, was geschehen ist.',
  ],
  not_delivered_yet: ['Dieses Paket ist noch nicht zugestellt.', 'Kommen Sie nach der Zustellung wieder.'],
  feedback_given: [
    'Sie haben diese Lieferung schon bewertet.',
    'Die Bewertung steht bei Ihren früheren Lieferungen.',
  ],
}
