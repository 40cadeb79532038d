// Brazilian Portuguese texts of the pages of security and trust.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  securityLead:
    'O acesso é decidido no banco de dados, linha por linha. Tudo acima dele poderia falhar, e uma empresa ainda não veria outra.',
  rows: 'Linhas, não telas',
  rowsMore:
    'Cada tabela tem regras que dizem quem pode ler e gravar quais das suas linhas. Elas são testadas como uma única tabela de quem, o quê e como, com a resposta esperada escrita à mão. Uma tabela nova sem entrada faz nosso build falhar.',
  signIn: 'Login',
  signInPasswords:
    'As senhas são guardadas como hashes argon2id. Conta desconhecida e senha errada recebem a mesma resposta.',
  signInTokens:
    'Os tokens de renovação são trocados, e um token roubado usado duas vezes encerra toda a sua família.',
  signInSecondFactor: 'Todos podem ativar um segundo fator (TOTP).',
  signInPasskey: 'Uma chave de acesso entra sem senha, e não em uma página falsa.',
  signInReset: 'Os links de redefinição funcionam uma vez e expiram depois de {hours} horas.',
  keys: 'Chaves e dispositivos',
  keysMore:
    'Os tokens de dispositivo são mostrados uma vez e guardados como hashes. Um token de dispositivo pertence a um veículo e só pode informar onde ele está. Os números de rastreamento têm um caractere de verificação, e tentar adivinhá-los é limitado.',
  browser: 'No navegador',
  browserMore:
    'Uma política de conteúdo rígida, sem frames, sem scripts de outros lugares. Das imagens redimensionadas é removido o que as câmeras gravaram nelas. Planilhas são lidas com limites.',
  report: 'Relatar uma vulnerabilidade',
  reportMore:
    'Escreva para nós pelo <contact>Contato</contact> com o que você encontrou e como repetir. Respondemos em até {hours} horas nos dias úteis, e não perseguimos quem procura de boa-fé.',
  trustLead: 'O que prometemos, e onde você mesmo pode verificar.',
  promises: 'Promessas',
  promiseKept: 'O que foi confirmado é mantido',
  promiseKeptMore: 'Uma gravação que confirmamos sobrevive a uma queda do servidor.',
  promiseOnce: 'Nada é feito duas vezes',
  promiseOnceMore: 'Uma solicitação repetida com a mesma chave recebe a primeira resposta.',
  promisePlan: 'Um plano é o que diz',
  promisePlanMore: 'Um segundo programa recalcula carga, tempo e janelas de cada plano antes de você vê-lo.',
  promiseDeploy: 'Uma implantação não é uma queda',
  promiseDeployMore: 'O dia em rota continua enquanto o servidor muda.',
  availability: 'Disponibilidade',
  availabilityMore:
    'As sondas funcionam o tempo todo; a <status>página de status</status> mostra seus resultados, cada ocorrência que publicamos e a manutenção programada.',
  securityMore:
    'Como funcionam o acesso, o login e as chaves está escrito na <security>página de segurança</security>.',
  privacyMore:
    'O que é guardado, para quem e por quanto tempo: <privacy>Privacidade</privacy>. Mapa, ruas e endereços vêm dos nossos próprios servidores, a menos que um serviço externo esteja configurado; este então recebe os endereços que lhe são perguntados.',
  leaving: 'Sair',
  leavingMore:
    'De mês em mês. Os administradores levam tudo em um único arquivo zip: pedidos, pessoas, posições, fotos, faturas e o registro. Também por {days} dias depois que a empresa é encerrada.',
  sources: 'De onde vêm os dados do mapa',
  sourcesMore:
    'As regiões reais são compiladas do OpenStreetMap, © colaboradores do OpenStreetMap, sob a Open Database License. A cidade da demonstração, Ashmouth, é inventada e gerada pelo nosso próprio programa.',
} satisfies Translation<typeof en>
