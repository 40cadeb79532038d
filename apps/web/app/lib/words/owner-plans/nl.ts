// Dutch texts of the owner's plans for sale.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // What a plan may hold
  vehicles: 'Voertuigen',
  people: 'Personen',
  textsMonth: 'Sms’en per maand',
  ordersDay: 'Orders per dag',
  storage: 'Opslag, MB',
  callsMinute: 'API-aanroepen per minuut',
  plansQueue: 'Planningen in de wachtrij',
  hasApi: 'API-sleutels en webhooks',
  hasShops: 'Koppelingen met webshops',
  hasBranding: 'Eigen logo en kleur',
  hasOwnMails: 'E-mails in eigen woorden',

  // List of plans
  plansMore:
    'De prijspagina toont wat te koop is. Een wijziging maakt een nieuwe versie; lopende abonnementen blijven zoals gekocht.',
  newPlan: 'Nieuw abonnement',
  thePlans: 'abonnementen',
  noPlan: 'Nog geen abonnement',
  noPlanMore:
    'Bedrijven kiezen uit de abonnementen die hier staan. Zonder stuurt de prijspagina ze naar jou.',
  tagPopular: 'meest gekozen',
  tagNotSold: 'niet te koop',
  priceOnRequest: 'op aanvraag',
  perMonth: '{price} per maand',
  perYear: '{price} per jaar',
  unlimited: 'onbeperkt',
  switchedOff: 'Uitgeschakeld',
  nothing: 'niets',
  mrr: 'MRR',
  version: 'Versie',
  earlierVersions: 'Eerdere versies, {count}',
  versionLine: '{version}: {details}',
  versionVehicles: '{count, plural, =0 {onbeperkt voertuigen} one {# voertuig} other {# voertuigen}}',
  edit: 'Bewerken',
  editPlan: '{plan} bewerken',

  // Form
  savePlan: 'Abonnement opslaan',
  saved: '{plan} opgeslagen',
  notSaved: 'Het abonnement kon niet worden opgeslagen',
  delete: 'Verwijderen',
  deleteQuestion: '{plan} verwijderen?',
  deleteMore:
    'Het abonnement en de versies zijn dan weg. Hebben bedrijven het, dan gaat het alleen uit de verkoop.',
  deleted: 'Abonnement verwijderd',
  id: 'ID',
  idHint: 'In links en de API: kleine letters, verandert nooit',
  name: 'Naam',
  aMonth: 'Per maand',
  enterPrice: 'Vul een prijs in',
  onRequest: 'Prijs op aanvraag',
  otherPrices: 'Andere prijzen',
  otherPricesHint: 'Per jaar of in andere valuta, één per regel: {example}',
  priceExample: 'Schrijf elke prijs zo: {example}',
  zeroUnlimited: '0 is onbeperkt',
  textsHint: 'Aan ontvangers; 0 is onbeperkt',
  storageHint: 'Alle bestanden; 0 is onbeperkt',
  callsHint: 'Met alle sleutels; 0 is onbeperkt',
  queueHint: 'Die mogen wachten; 0 is onbeperkt',
  switchedOn: 'Ingeschakeld',
  keepBought: 'Bedrijven houden wat ze kochten tot ze verlengen of wisselen.',
  features: 'Functies',
  featuresHint: 'Eén per regel, zoals op de prijspagina',
  popular: 'Meest gekozen',
  onSale: 'Te koop',
} satisfies Translation<typeof en>
