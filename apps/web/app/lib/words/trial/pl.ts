// Polish texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft:
    '{count, plural, one {Został # dzień} few {Zostały # dni} many {Zostało # dni} other {Zostało # dnia}}',
  runsUntil: 'Twój okres próbny trwa do: {time}. Nic nie jest pobierane.',
  usedShare: 'Wykorzystano {percent} procent okresu próbnego',
  planned: 'Zaplanowano',
  runs: '{count, plural, one {# obliczenie} few {# obliczenia} many {# obliczeń} other {# obliczenia}}',
  orders: 'Zlecenia',
  vehicles: 'Pojazdy',
  toDashboard: 'Przejdź do pulpitu',
  seePlans: 'Zobacz plany',
  hasEnded: 'Twój okres próbny się skończył',
  endedOn: 'Skończył się: {time}. To, co zostało utworzone, jest zachowane.',
  readAll: 'Odczyt wszystkiego',
  routesRun: 'Wysłane trasy jadą do końca, ze śledzeniem',
  notAnew: 'Nowy import, planowanie lub wysyłka',
  upgrade: 'Wybierz plan',
  lookAtData: 'Zobacz swoje dane',

  // Starting a trial
  startTrial: 'Rozpocznij okres próbny ({days} dni)',
  trialLead: 'Bez karty. Wszystko z planu Professional, do {vehicles} pojazdów.',
  formName: 'Rozpocznij okres próbny',
  firstName: 'Imię',
  enterFirstName: 'Podaj imię',
  lastName: 'Nazwisko',
  enterLastName: 'Podaj nazwisko',
  email: 'E-mail',
  incompleteEmail: 'Ten adres e-mail jest niepełny',
  companyName: 'Nazwa firmy',
  enterCompanyName: 'Podaj nazwę firmy',
  password: 'Hasło',
  atLeast8: 'Co najmniej 8 znaków',
  longerIsSafer: 'Co najmniej 8 znaków; dłuższe jest bezpieczniejsze',
  characters: '{count, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}',
  offline: 'Brak połączenia z internetem. Sprawdź sieć i spróbuj ponownie.',
  opening: 'Otwieranie pulpitu',
  starting: 'Uruchamianie okresu próbnego…',
  startFree: 'Rozpocznij bezpłatny okres próbny ({days} dni)',
  agree: 'Zaczynając, akceptujesz:',
  terms: 'Regulamin',
  privacy: 'Prywatność',
  haveAccount: 'Masz konto?',
  signIn: 'Zaloguj się',
  notStarted: 'Nie udało się rozpocząć okresu próbnego. Spróbuj ponownie.',
  registrationFailed: 'Rejestracja nie powiodła się: {problem}',
  serverSilent: 'Serwer teraz nie odpowiada.',
  checkEmail: 'Sprawdź pocztę',
  writtenTo: 'Napisaliśmy na {email}. E-mail mówi, jak dostać się do pulpitu.',

  // How a trial goes
  howItGoes: 'Jak przebiega okres próbny',
  stepNow: 'Teraz',
  stepNowMore: 'Prześlij listę przystanków',
  stepMinutes: 'W kilka minut',
  stepMinutesMore: 'Zobacz je na trasach, z tym, co się nie mieści, i dlaczego',
  stepDay: 'Dzień {day}',
  stepDayMore: 'Kończy się sam. Twoje dane można nadal czytać',
} satisfies Translation<typeof en>
