// French texts of an account that lost its role.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // An account that lost its role
  closedUntil: '{company} est fermée. Ses données seront supprimées après le {day}',
  closed: '{company} est fermée',
  closedMore:
    'Jusqu’à ce jour, elle peut être rouverte : écrivez-nous. Les tournées envoyées vont à leur terme et les destinataires continuent de les suivre.',
  deletedOn: '{company} a été supprimée le {day}',
  deleted: '{company} a été supprimée',
  deletedMore:
    'Elle était fermée et le délai de réouverture est passé. Les factures sont conservées comme la loi l’exige.',
  suspended: '{company} a suspendu votre accès',
  suspendedMore:
    'Les chauffeurs archivés, par exemple, ne se connectent plus. Demandez à un exploitant ou à un administrateur de l’entreprise.',
  removed: 'Vous ne faites plus partie de {company}',
  removedMore: 'Demandez une nouvelle invitation à un administrateur de l’entreprise.',
  removedOnMore:
    'Un administrateur vous a retiré le {day}. Demandez une nouvelle invitation à un administrateur de l’entreprise.',
  whatYouMayEnter: 'les accès de votre compte',
  expectDelivery: 'Attendez-vous vous-même une livraison ?',
  deliveriesToYou: 'Livraisons pour vous',
  writeToUs: 'Écrivez-nous',
  movedTo: '{company} a déménagé vers {host}',
  signInThere: 'Connectez-vous là-bas avec la même adresse et le même mot de passe.',
  goOnThere: 'Continuer là-bas',
  nothingChanged: 'Rien n’a été modifié',
  goOnWithout: 'Continuer sans elle',
  yourCompanies: 'Entreprises pour lesquelles vous travaillez',
  didNotOpen: '{company} n’a pas pu être ouverte',
  openCompany: 'Ouvrir {company}',
  yourAccess: 'Votre accès',
} satisfies Translation<typeof en>
