// Dutch texts of the page on which anyone verifies a proof of delivery.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Een bezorgbewijs controleren',
  intro:
    'Plak het ondertekende bestand dat je hebt bewaard of kies het. Je ziet of iemand het heeft gewijzigd en wat er later is gemeld.',
  signedProof: 'Ondertekend bewijs',
  wholeText: 'De hele tekst van het bestand',
  chooseFile: 'Bestand kiezen',
  verify: 'Controleren',
  verifying: 'Bezig met controleren',
  notVerified: 'Het bewijs kon niet worden gecontroleerd',
  loading: 'Bewijs laden',
  proofOf: 'Bezorgbewijs {order}',
  unknownNumber: 'Er is geen bezorging met dit nummer',
  checkNumber: 'Controleer de link of vraag de afzender om het nummer.',
  noProof: 'Voor deze bezorging is geen bewijs ondertekend',
  noProofHint:
    'Niemand heeft gemeld dat dit is bezorgd. Alleen posities van het voertuig worden niet ondertekend.',
  withheld: 'Het bedrijf toont dit bewijs hier niet',
  withheldHint: 'Het is toch ondertekend: wie het bestand heeft, kan het controleren.',
  valid: 'De ondertekening klopt: niemand heeft dit bewijs sindsdien gewijzigd.',
  otherInstallation:
    'De handtekening klopt en {address} heeft dit bewijs ondertekend. Daar was het bedrijf voordat het hierheen verhuisde.',
  formerInstallation:
    'De handtekening klopt. De installatie waar het bedrijf was voordat het hierheen verhuisde, heeft dit bewijs ondertekend.',
  otherKey:
    'De ondertekening past bij haar eigen sleutel, maar die sleutel is niet van ons. We kunnen niet zeggen wie dit bewijs heeft ondertekend.',
  changed: 'De ondertekening klopt niet: dit bewijs is na het ondertekenen gewijzigd.',
  unreadable: 'Dit is geen ondertekend bezorgbewijs',
  notOnRecord:
    'De bezorging staat hier niet meer geregistreerd, dus foto’s en latere meldingen zijn niet te vergelijken.',
  facts: 'Wat is ondertekend',
  order: 'Order',
  trackingNumber: 'Trackingnummer',
  company: 'Bedrijf',
  outcome: 'Resultaat',
  happened: 'Wanneer',
  received: 'Ontvangen',
  signed: 'Ondertekend',
  place: 'Plaats',
  position: 'Positie van de telefoon',
  about: '{position}, op ongeveer 200 m nauwkeurig',
  scanned: 'Gescand',
  checked: 'Gecontroleerd',
  files: 'Foto’s en handtekening',
  hash: 'SHA-256 {hash}',
  holds: 'gelijk aan het bewaarde bestand',
  removed: 'inmiddels verwijderd en niet meer te vergelijken',
  differs: 'wijkt af van het bewaarde bestand',
  notCompared: 'niet vergeleken',
  later: 'Later gemeld',
  laterHint: 'Deze meldingen kwamen na de melding die hierboven is ondertekend.',
  byDriver: '{time}: {what}, door de chauffeur',
  byDispatch: '{time}: {what}, door de planning',
  orderChanged: 'Het geregistreerde ordernummer is sindsdien gewijzigd.',
  placeChanged: 'Het geregistreerde adres is sindsdien gewijzigd.',
  download: 'Ondertekend bewijs downloaden',
  track: 'Deze bezorging volgen',
  keptFile: 'Een bewaard bestand controleren',
  howTo:
    'Iedereen kan het bestand zonder ons controleren. Het is ondertekend met Ed25519 en deze sleutel is openbaar.',
  publicKey: 'Openbare sleutel',
} satisfies Translation<typeof en>
