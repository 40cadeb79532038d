// Brazilian Portuguese texts of the pages about the company and its openings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Planejamos dias, não pontos em um mapa',
  lead: '{name} é uma plataforma para empresas que fazem entregas.',
  whatWeMake: 'O que fazemos',
  whatWeMakeDay:
    'Ela planeja um dia de paradas, entrega-o aos motoristas, acompanha o que acontece e avisa quem espera. Os operadores da central a deixam aberta o dia todo, os motoristas a olham entre duas portas, os destinatários uma vez.',
  whatWeMakePlanner:
    'O planejador no seu coração é nosso. Ele conhece ruas de mão única e pontes, turnos e janelas, o que cabe em uma van e quanto custa uma promessa, e diz por que algo não cabe.',
  howWeWork: 'Como trabalhamos',
  howWeWorkMeasure:
    'Medimos antes de afirmar. Cada plano é verificado por um segundo programa que não compartilha nenhuma linha com o primeiro. O que não sabemos, marcamos como estimado.',
  howWeWorkBadDay:
    'Construímos para o dia ruim: o telefone sem sinal, a planilha com dois formatos de data, o teste que termina enquanto doze vans estão na rua. Um dia em rota vai até o fim quando um teste termina ou uma conta é suspensa.',
  believe: 'No que acreditamos',
  believeReason: 'Confia-se no software que dá um motivo; o que dá uma ordem é contornado.',
  believeData: 'Os dados pertencem à empresa de que tratam.',
  believeTime: 'Um destinatário merece um horário verdadeiro mais do que três mensagens simpáticas.',
  believeDriver: 'Um motorista não é um ponto.',
  talk: 'Fale com a gente',
  talkMore:
    'Perguntas vão para <contact>Contato</contact>, vagas na equipe estão em <careers>Carreiras</careers>.',
  careersTitle: 'Trabalhe em um dia que precisa dar certo',
  careersLead: 'Há duas vagas abertas com quem faz o {name}.',
  engineer: 'Engenharia de otimização de rotas',
  engineerField: 'Engenharia',
  engineerPlace: 'Remoto, UTC-8 a +2',
  engineerLead:
    'Você faz o motor encontrar em um segundo um plano que hoje leva dez, e prova que ele está certo.',
  engineerSearch: 'Busca em grandes vizinhanças, ou a vontade de aprender',
  engineerCode: 'TypeScript, e paciência para medir',
  engineerReason: 'Você sabe dizer a um operador da central por que a parada 11 está atrasada',
  success: 'Sucesso do cliente, logística',
  successField: 'Clientes',
  successPlace: 'Remoto',
  successLead:
    'Você se senta ao lado de um operador da central na primeira manhã e traz de volta o que dói, nas palavras dele.',
  successPlanned: 'Você mesmo já planejou um dia, no papel ou pior',
  successCalm: 'Calma às 06:40 de uma segunda-feira',
  successLanguages: 'Inglês e mais um idioma',
  fullTime: 'Tempo integral',
  apply: 'Candidatar-se',
  applyMore: 'Candidatar-se abre o formulário de contato. Três frases bastam.',
} satisfies Translation<typeof en>
