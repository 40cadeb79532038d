// Polish texts of the company's team.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Members
  team: 'Zespół',
  members: 'Członkowie',
  roleOf: 'Rola: {name}',
  signsInByCode: 'Loguje się kodem',
  handOverTo: 'Przekaż: {name}',
  deactivated: 'Dezaktywowane',
  deactivatedMeaning:
    'Dostawca tożsamości twojej firmy dezaktywował te osoby, więc nie mogą się zalogować. Przekaż innym trasy kierowców spośród nich. Administrator aktywuje je tam albo usuwa tutaj.',
  removePerson: 'Usuń: {name}',
  removePersonQuestion: 'Usunąć: {name}?',
  removeEffect:
    'Dostęp kończy się od razu, a klucze API utworzone przez tę osobę przestają działać. Powrót wymaga nowego zaproszenia.',
  remove: 'Usuń',
  onlyOffice: 'Zespół jest dla dyspozytorów i administratorów',
  notLoaded: 'Nie udało się wczytać zespołu',
  loadingTeam: 'Wczytywanie zespołu',
  isNow: '{name}: teraz {role}',
  isGone: '{name} nie należy już do firmy',
  isAdministrator: '{name} jest teraz administratorem',
  nothingChanged: 'Nic się nie zmieniło',
  saved: 'Zapisano',

  // Handing over
  handOverQuestion: 'Przekazać firmę? Nowa osoba: {name}',
  handOverEffect:
    'Ta osoba zostaje administratorem i decyduje o ludziach, planie, fakturach i kluczach. Ty od razu zostajesz dyspozytorem i tylko ona może to zmienić. Twoje klucze API będą mogły tyle co dyspozytor.',
  handOver: 'Przekaż',

  // Invitations
  invite: 'Zaproś osobę',
  inviteDriver: 'Zaproś kierowcę',
  invited: 'Zaproszeni',
  invitations: 'Zaproszenia',
  roleExpired: '{role}, wygasło',
  roleUntil: '{role}, można przyjąć do: {day}',
  expired: 'Wygasło',
  isHeld: 'Czeka na Twoje potwierdzenie',
  sendAgain: 'Wyślij ponownie',
  withdraw: 'Wycofaj',
  sentAgain: 'Wysłano ponownie na {email}',
  withdrawn: 'Wycofano zaproszenie dla {email}',
  invitationSent: 'Zaproszenie wysłano na {email}',
  sendInvitation: 'Wyślij zaproszenie',
  invitationNotSent: 'Nie udało się wysłać zaproszenia',
  email: 'E-mail',
  linkLasts: 'Link w e-mailu działa raz, przez {days} dni.',
  role: 'Rola',
  adminMeaning: 'wszystko, i decyduje, kto należy do firmy',
  dispatcherMeaning: 'importuje, planuje, wysyła trasy i dba o flotę',
  viewerMeaning: 'widzi wszystko i niczego nie zmienia',
  driverMeaning: 'widzi własną trasę w aplikacji kierowcy',

  // Roles
  customRoles: 'Własne role',
  newRole: 'Nowa rola',
  customRolesMeaning:
    'Oprócz administratora, dyspozytora, roli tylko do odczytu i kierowcy: rola z samymi uprawnieniami, które zaznaczysz.',
  noRoles: 'Jeszcze nie ma.',
  roles: 'Role',
  theRoles: 'role',
  theRule: 'zasada',
  openInvitations:
    '{count, plural, one {# otwarte zaproszenie} few {# otwarte zaproszenia} many {# otwartych zaproszeń} other {# otwartego zaproszenia}}',
  nobody: 'Nikt jeszcze jej nie ma',
  changeRole: 'Zmień: {name}',
  removeRole: 'Usuń rolę {name}',
  removeRoleQuestion: 'Usunąć rolę {name}?',
  removeRoleRule: 'Rola, którą ktoś ma, zostaje: najpierw daj tej osobie inną.',
  roleRemoved: 'Usunięto: {name}',
  roleChanged: 'Zmieniono: {name}',
  roleAdded: 'Można już nadawać: {name}',
  saveRole: 'Zapisz rolę',
  roleNotSaved: 'Nie udało się zapisać roli',
  name: 'Nazwa',
  membersGain: 'Osoby z tą rolą mają nowe uprawnienia od następnego kliknięcia',
  roleExample: 'Jak nazywa się w zespole: Magazyn, Obsługa klienta',
  rightsRule:
    'Uprawnienie przynosi te, których wymaga. Członkowie, role, klucze API i archiwum pozostają dla administratorów.',
  groupOrders: 'Zlecenia',
  groupFleet: 'Flota',
  groupPlanning: 'Planowanie i droga',
  groupConnections: 'Połączenia',
  groupPeople: 'Ludzie i firma',

  // Second step
  secondStep: 'Drugi krok przy logowaniu',
  secondStepMeaning:
    'Osoby z zaznaczoną rolą potrzebują po haśle kodu z telefonu. Kto go jeszcze nie ma, zostaje teraz wylogowany i doda go przy następnym logowaniu.',
} satisfies Translation<typeof en>
