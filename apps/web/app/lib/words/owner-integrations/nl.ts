// Dutch texts of the owner's outside services and API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Services
  services: 'Diensten',
  servicesNoun: 'diensten',
  outbox: 'Postvak UIT',
  servicesLead:
    'Ingesteld met omgevingsvariabelen bij het starten van de server; een test doet bij elke een echt verzoek.',
  mail: 'Mailserver',
  texts: 'Sms',
  maps: 'Kaarten',
  roads: 'Wegenmotor',
  geocoder: 'Adressen zoeken',
  storage: 'Bestandsopslag',
  stripe: 'Kaartbetaling',
  database: 'Database',
  mailsCaught: 'E-mails worden opgevangen en staan in Postvak UIT',
  textsCaught: 'Sms’en worden opgevangen en staan in Postvak UIT',
  drawnHere: 'Getekend uit de regio’s hier',
  onRegionsHere: 'Op de regio’s hier',
  onDisk: 'Op de schijf van deze server',
  paidByHand: 'Facturen worden met de hand op betaald gezet',
  outcome: '{message} {milliseconds} ms',
  works: 'werkt',
  worksNot: 'werkt niet',
  notSet: 'niet ingesteld',
  builtIn: 'ingebouwd',
  testWhat: '{name} testen',
  test: 'Testen',
  testing: 'Wordt getest',

  // API keys
  keysOfAll: 'API-sleutels van alle bedrijven',
  apiKeys: 'API-sleutels',
  document: 'OpenAPI-document',
  noKeys: 'Geen bedrijf heeft er een gemaakt. Beheerders maken ze onder Instellingen, API-sleutels.',
  keyOf: '{name}, <company>{company}</company>',
  everything: 'alles wat de maker mag',
  noLongerWorks: '{name} werkt niet meer',
  usedAt: 'gebruikt {time}',
  neverUsed: 'nooit gebruikt',
  revoke: 'Intrekken',
  revokeWhat: '{name} van {company} intrekken',
} satisfies Translation<typeof en>
