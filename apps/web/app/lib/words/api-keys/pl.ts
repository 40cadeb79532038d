// Polish texts of API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apiKeys: 'Klucze API',
  onlyAdministrators: 'Klucze API są dla administratorów',
  onlyAdministratorsMore: 'Tworzy je i unieważnia tutaj administrator Twojej firmy.',
  notLoaded: 'Nie udało się wczytać kluczy',
  loadingKeys: 'Wczytywanie kluczy',
  newKey: 'Nowy klucz',
  noKeys: 'Jeszcze nie ma kluczy',
  noKeysMore:
    'Klucz pozwala Twojemu oprogramowaniu importować zlecenia, czytać plany lub wysyłać pozycje, i nic, czego nie zaznaczysz.',
  test: 'Testowy',
  everything: 'wszystko, co może jego twórca',
  atMost: 'najwyżej {calls} wywołań na minutę',
  fromPages: 'ze stron {origins}',
  lastUsed: 'Ostatnio użyty: {time}',
  neverUsed: 'Nieużywany',
  madeAt: 'utworzony: {time}',
  madeBy: 'utworzony: {time}, {name}',
  revoke: 'Unieważnij',
  revokeQuestion: 'Unieważnić {name}?',
  revokeEffect: 'Programy z tym kluczem są od razu odrzucane. Tego nie można cofnąć.',
  noLongerWorks: '{name} już nie działa',
  nothingChanged: 'Nic się nie zmieniło',

  // Form
  newApiKey: 'Nowy klucz API',
  yourNewKey: 'Twój nowy klucz',
  bearerHint: 'Wysyłaj go jako token Bearer, nigdy w adresie.',
  createKey: 'Utwórz klucz',
  notCreated: 'Nie udało się utworzyć klucza',
  name: 'Nazwa',
  nameHint: 'System, który będzie go używać',
  itMay: 'Może',
  sendPositions: 'wysyłać pozycje pojazdów',
  keepTeam: 'Prowadzić zespół, dla dostawcy tożsamości (SCIM)',
  callsPerMinute: 'Wywołania na minutę',
  callsPerMinuteHint: 'Puste: bez własnego limitu',
  origins: 'Strony, które mogą z nim wywoływać',
  originsHint:
    'Jedno źródło w wierszu, np. https://shop.example. Puste dla programów. Odwiedzający stronę mogą odczytać jej klucz',
  testKey: 'Klucz testowy',
  testKeyMore:
    'Działa w piaskownicy z własnymi zleceniami, pojazdami i planami: nic nie jest wysyłane, a utworzone nim webhooki słyszą tylko zdarzenia testowe.',
} satisfies Translation<typeof en>
