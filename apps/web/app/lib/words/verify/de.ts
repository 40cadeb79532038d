// German texts of the page on which anyone verifies a proof of delivery.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Zustellnachweis prüfen',
  intro:
    'Füge die signierte Datei ein, die du aufbewahrt hast, oder wähle sie aus. Du siehst, ob sie jemand geändert hat und was später gemeldet wurde.',
  signedProof: 'Signierter Nachweis',
  wholeText: 'Der ganze Text der Datei',
  chooseFile: 'Datei auswählen',
  verify: 'Prüfen',
  verifying: 'Wird geprüft',
  notVerified: 'Der Nachweis konnte nicht geprüft werden',
  loading: 'Nachweis wird geladen',
  proofOf: 'Zustellnachweis {order}',
  unknownNumber: 'Es gibt keine Lieferung mit dieser Nummer',
  checkNumber: 'Prüfe den Link oder frag den Absender nach der Nummer.',
  noProof: 'Für diese Lieferung ist kein Nachweis signiert',
  noProofHint:
    'Niemand hat sie als zugestellt gemeldet. Positionen des Fahrzeugs allein werden nicht signiert.',
  withheld: 'Die Firma zeigt diesen Nachweis hier nicht',
  withheldHint: 'Signiert ist er trotzdem: Wer die Datei hat, kann sie prüfen.',
  valid: 'Die Signatur stimmt: Niemand hat diesen Nachweis seit dem Signieren geändert.',
  otherInstallation:
    'Die Signatur stimmt, und {address} hat diesen Nachweis signiert. Dort war die Firma, bevor sie hierher umgezogen ist.',
  formerInstallation:
    'Die Signatur stimmt. Signiert hat diesen Nachweis die Installation, auf der die Firma vor ihrem Umzug hierher war.',
  otherKey:
    'Die Signatur passt zu ihrem Schlüssel, aber dieser Schlüssel ist nicht unserer. Wir können nicht sagen, wer den Nachweis signiert hat.',
  changed: 'Die Signatur stimmt nicht: Dieser Nachweis wurde nach dem Signieren geändert.',
  unreadable: 'Das ist kein signierter Zustellnachweis',
  notOnRecord:
    'Die Lieferung ist hier nicht mehr gespeichert. Fotos und spätere Meldungen lassen sich nicht vergleichen.',
  facts: 'Was signiert ist',
  order: 'Auftrag',
  trackingNumber: 'Sendungsnummer',
  company: 'Firma',
  outcome: 'Ergebnis',
  happened: 'Zeitpunkt',
  received: 'Eingegangen',
  signed: 'Signiert',
  place: 'Ort',
  position: 'Position des Telefons',
  about: '{position}, auf etwa 200 m genau',
  scanned: 'Gescannt',
  checked: 'Geprüft',
  files: 'Fotos und Unterschrift',
  hash: 'SHA-256 {hash}',
  holds: 'gleich der gespeicherten Datei',
  removed: 'inzwischen gelöscht und nicht mehr vergleichbar',
  differs: 'weicht von der gespeicherten Datei ab',
  notCompared: 'nicht verglichen',
  later: 'Später gemeldet',
  laterHint: 'Diese Meldungen kamen nach der oben signierten.',
  byDriver: '{time}: {what}, vom Fahrer',
  byDispatch: '{time}: {what}, von der Disposition',
  orderChanged: 'Die gespeicherte Auftragsnummer hat sich seitdem geändert.',
  placeChanged: 'Die gespeicherte Adresse hat sich seitdem geändert.',
  download: 'Signierten Nachweis herunterladen',
  track: 'Diese Lieferung verfolgen',
  keptFile: 'Eine aufbewahrte Datei prüfen',
  howTo:
    'Jeder kann die Datei auch ohne uns prüfen. Sie ist mit Ed25519 signiert, und dieser Schlüssel ist öffentlich.',
  publicKey: 'Öffentlicher Schlüssel',
} satisfies Translation<typeof en>
