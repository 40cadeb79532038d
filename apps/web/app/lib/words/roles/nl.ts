// Dutch texts of members' roles, their rights, and refusals.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Beheerder',
  dispatcher: 'Planner',
  viewer: 'Meekijker',
  driver: 'Chauffeur',

  // What a right allows
  seeOrders: 'Orders, ontvangers, bewijzen en berichten zien',
  changeOrders: 'Orders toevoegen, importeren, wijzigen en annuleren, en ontvangers en chauffeurs schrijven',
  seeFleet: 'Voertuigen, chauffeurs, depots en zones zien, met werkorders en brandstof',
  changeFleet: 'Voertuigen, chauffeurs, depots, zones, werkorders en brandstof toevoegen en wijzigen',
  seePlans: 'Planningen en ritten zien',
  changePlans: 'Dagen plannen en planningen met de hand wijzigen',
  dispatchRoutes: 'Ritten vrijgeven aan chauffeurs en onderweg wijzigen',
  seeLive: 'De livekaart, herhalingen en analyses zien',
  searchAddresses: 'In het adresboek zoeken',
  changeAddresses: 'Het adresboek wijzigen',
  solveByApi: 'Planproblemen oplossen via de API',
  seeWebhooks: 'Webhooks en webshops zien, met wat ze verstuurden',
  changeWebhooks: 'Webhooks en webshops toevoegen en wijzigen',
  seePersons: 'Alles vinden wat over een persoon is opgeslagen',
  erasePersons: 'Een persoon wissen',
  seePay: 'Zien wat chauffeurs verdienen',
  changePay: 'Loonregels wijzigen, loon corrigeren en loonstaten goedkeuren',
  invitePeople: 'Het team zien en chauffeurs uitnodigen',
  changeSettings: 'Het bedrijf, de regels en de e-mails wijzigen',
  manageBilling: 'Facturen zien en het abonnement wijzigen',
  readAudit: 'De auditlog lezen en exporteren',

  // Refusals
  onlyAdministrators: 'Alleen beheerders van het bedrijf mogen dit.',
  rightMissing: 'Je rol mist een recht: {right}. Vraag het een beheerder.',
  viewersChangeNothing: 'Meekijkers wijzigen niets: vraag het een planner of beheerder.',
} satisfies Translation<typeof en>
