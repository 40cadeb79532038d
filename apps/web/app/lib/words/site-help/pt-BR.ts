// Brazilian Portuguese texts of the Help Center.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  search: 'Pesquisar na Central de ajuda',
  searchExample: 'Não atendido, janela, teste…',
  answersFound: '{count, plural, one {# resposta} many {# de respostas} other {# respostas}}',
  answers: 'Respostas',
  noneFound: 'Nenhuma resposta contém todas estas palavras. <link>Perguntar ao suporte</link>',
  notThere: 'Não está aqui? <link>Perguntar ao suporte</link>',
  usOrYou: 'Somos nós ou a sua conexão?',
  usOrYouMore: 'Uma verificação do login, dos dados e das atualizações ao vivo, em 10 s.',
  networkDiagnostics: 'Diagnóstico de rede',
  topicStart: 'Primeiros passos',
  topicPlan: 'Planejamento',
  topicLive: 'Ao vivo',
  topicDrivers: 'Motoristas',
  topicRecipients: 'Destinatários',
  topicAccount: 'Conta',
  importTitle: 'Importar pedidos de uma planilha',
  importAnswer:
    'Pedidos, Importar, escolha um arquivo CSV ou XLSX. {name} descobre qual coluna é qual; corrija onde for preciso. As linhas que não consegue ler aparecem com a célula, o motivo e muitas vezes uma correção. Nada é salvo até você clicar em Importar, e importar o mesmo arquivo de novo não muda nada.',
  depotTitle: 'Configurar veículos, base e horários',
  depotAnswer:
    'Frota, Adicionar veículo. Cada veículo tem uma base, um turno no horário local e uma capacidade em volumes e quilogramas. O planejador respeita os três.',
  regionTitle: 'Usar o mapa da sua própria área',
  regionAnswer:
    'Uma região é compilada de um extrato do OpenStreetMap com um comando: npm run region e o arquivo. Ela traz ruas, endereços e o mapa, e depois não precisa de chave nem de rede.',
  firstDayTitle: 'Planejar o primeiro dia',
  firstDayAnswer:
    'Importe os pedidos, abra Planejamento, escolha o dia e clique em Otimizar. Veja o custo cair, pare quando gostar do resultado e despache.',
  unservedTitle: 'Por que um pedido não foi atendido?',
  unservedAnswer:
    'Cada pedido não atendido mostra a regra que o impede: uma janela, uma carga, um turno, uma habilidade. A menor mudança que permitiria atendê-lo aparece ao lado.',
  windowsTitle: 'Como as janelas são lidas',
  windowsAnswer:
    'Uma janela diz quando o atendimento pode começar, no horário local da base. Uma van que chega cedo espera; a linha do tempo mostra a espera com hachuras.',
  speedsTitle: 'Planejar com o trânsito de cada hora',
  speedsAnswer:
    'Configurações, Velocidades de condução: uma tabela por dia da semana e hora, em porcentagem da velocidade do mapa. Digite, carregue de um arquivo CSV ou use o que as suas próprias rotas concluídas mostram. Vale a partir daí para novos planos, mudanças em rota, previsões, rastreamento e horários oferecidos; os planos que já existem mantêm seus horários. Desfazer traz de volta a tabela anterior.',
  stopEarlyTitle: 'Parar o motor antes',
  stopEarlyAnswer:
    'Parar e manter o melhor encerra a busca e mantém o melhor plano encontrado até agora. Ele passou pelas mesmas verificações de uma execução completa.',
  outOfDateTitle: 'O que significa “desatualizado”',
  outOfDateAnswer:
    'Um pedido do plano foi alterado ou cancelado depois que o plano foi feito. Execute de novo; despachar um plano antigo é recusado.',
  priorityTitle: 'O que a prioridade faz',
  priorityAnswer:
    'Um pedido de prioridade maior nunca fica de fora, por mais pedidos de prioridade menor que existam. Entre iguais, vence o plano mais barato.',
  atRiskTitle: 'O que significa “em risco”',
  atRiskAnswer:
    'Pela última posição, a van chegaria depois do fim da janela. A lista é ordenada por minutos, o pior primeiro.',
  silentTitle: 'Uma van está parada no mapa',
  silentAnswer:
    'Depois de 60 segundos sem posição, a van perde o preenchimento e a idade da posição é mostrada. O telefone pode estar sem sinal; as posições guardadas chegam depois com seus próprios horários.',
  trackersTitle: 'Conectar um rastreador ou telefone',
  trackersAnswer:
    'Frota, o veículo, Token do dispositivo. Coloque o token no Traccar Client (protocolo OsmAnd) ou no OwnTracks. Um token novo encerra o anterior.',
  doneTitle: 'Quando uma parada fica concluída',
  doneAnswer:
    'Quando o motorista diz. Se nenhum motorista informa, quando a van ficou na parada pelo tempo do atendimento e saiu dela.',
  phonesTitle: 'Quais telefones funcionam',
  phonesAnswer: 'Qualquer telefone com um navegador atual. Nada é instalado de uma loja.',
  noSignalTitle: 'Trabalhar sem sinal',
  noSignalAnswer:
    'O aplicativo do motorista abre sem sinal e guarda o que o motorista faz, fotos também, até poder enviar. Traccar Client e OwnTracks fazem o mesmo com as posições. Enviar algo duas vezes não muda nada.',
  proofTitle: 'Comprovante de entrega',
  proofAnswer:
    'Cada pedido, ou a empresa, diz o que a porta exige: foto, assinatura, nome, PIN, leitura de código ou verificação de idade. O motorista não consegue encerrar a parada sem isso. Depois, qualquer pessoa com o link ou o código QR pode verificar o comprovante assinado.',
  trackingTitle: 'O que a página de rastreamento mostra',
  trackingAnswer:
    'Quando, com o motivo quando muda; onde a van está quando chega perto; o que aconteceu até agora. Nenhum telefone, nenhum nome completo, nenhuma outra parada.',
  noticeTitle: 'Quando os destinatários são avisados',
  noticeAnswer: 'Quando a van está a cerca de 30 minutos.',
  brandTitle: 'Suas cores na página de rastreamento',
  brandAnswer:
    'Configurações, Cor da página de rastreamento. Uma cor que deixaria o texto branco difícil de ler não é aceita.',
  plansTitle: 'Planos, veículos e limites',
  plansAnswer:
    'Um plano permite um número de veículos ativos. No limite, o próximo espera; nada do que está planejado ou em rota para.',
  trialEndTitle: 'Quando o teste termina',
  trialEndAnswer:
    'Você pode ler tudo e escolher um plano. Novas importações, planejamentos e despachos esperam até lá; um dia em rota vai até o fim.',
  rolesTitle: 'Funções: quem pode fazer o quê',
  rolesAnswer:
    'Administradores mudam a empresa e seus membros, operadores da central planejam e despacham, quem tem somente consulta observa, motoristas veem a própria rota, destinatários os próprios volumes.',
  resetTitle: 'Esqueci a senha',
  resetAnswer: 'Entrar, Esqueci a senha. O link do e-mail funciona uma vez e expira depois de 24 horas.',
  passkeysTitle: 'Entrar com uma chave de acesso',
  passkeysAnswer:
    'No menu da conta, abra Segurança e clique em Adicionar chave de acesso: seu telefone, computador ou chave de segurança a guarda. A partir daí, Entrar com chave de acesso pede sua digital, seu rosto ou seu PIN no lugar do e-mail e da senha. A senha continua funcionando.',
  askAPerson: 'Pergunte a uma pessoa',
  replyAndHours: 'Resposta em até {hours} horas. {businessHours}.',
} satisfies Translation<typeof en>
