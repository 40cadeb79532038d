import type { PortalErrorWords } from '../types.ts'

export const ptBR: PortalErrorWords = {
  right_missing: [
    'Falta um direito à sua função: {right}.',
    'Peça a um administrador da sua empresa, que altera funções em Configurações, Equipe.',
  ],
  unsupported_file: ['Este tipo de arquivo não é aceito.', 'Envie CSV ou XLSX.'],
  storage_full: ['O servidor ficou sem espaço em disco.', 'Libere espaço no disco de dados.'],
  already_member: ['{email} já pertence à sua empresa.', 'Altere a função em Configurações, Equipe.'],
  role_name_taken: ['Outra função se chama {name}.', 'Escolha outro nome.'],
  role_in_use: [
    '{name} ainda é a função de um membro ou de um convite aberto.',
    'Dê a eles outra função antes.',
  ],
  last_admin: [
    'Uma empresa precisa de pelo menos um administrador.',
    'Torne antes outra pessoa administradora.',
  ],
  person_in_use: [
    'Esta pessoa ainda não pode ser apagada.',
    'Antes, entregue ou cancele seus pedidos, termine suas rotas ou dê seu posto a outra pessoa.',
  ],
  driver_has_account: [
    '{driver} já tem uma conta.',
    'Remova-a em Configurações, Equipe, antes de convidar outro endereço.',
  ],
  driver_signs_in_alone: [
    '{driver} não pode entrar com um código.',
    'Códigos são para motoristas que só dirigem, e só para a sua empresa. Os outros entram com a própria senha.',
  ],
  address_not_allowed: [
    'Os proprietários não podem trabalhar deste endereço.',
    'Use uma rede da lista, ou execute npm run owner -- --allow-any-address no servidor.',
  ],
  own_address_missing: [
    'Seu próprio endereço {address} não está na lista.',
    'Adicione-o, ou uma rede a que pertença: senão você ficaria de fora.',
  ],
  second_step_missing: [
    'Os proprietários desta plataforma precisam de uma segunda etapa.',
    'Adicione uma em Conta, Segurança, ou entre de novo com a que você tem.',
  ],
  own_second_step_missing: [
    'Você mesmo entrou sem uma segunda etapa.',
    'Adicione uma em Conta, Segurança, e entre com ela: senão você ficaria de fora.',
  ],
  last_owner: ['A plataforma precisa de um proprietário.', 'Torne antes outra pessoa proprietária.'],
  company_suspended: [
    'Sua empresa está suspensa.',
    'Veja o motivo em Configurações, Plano. Seus dados continuam legíveis e as rotas em andamento vão até o fim.',
  ],
  report_too_large: [
    'O relatório tem mais de {rows} linhas ou leva mais de {seconds} segundos.',
    'Escolha menos dias, um filtro ou outro grupo.',
  ],
  too_many_reports: ['Sua empresa tem {most} relatórios salvos, o máximo.', 'Remova um que ninguém lê.'],
  report_name_taken: ['Você já tem um relatório chamado {name}.', 'Escolha outro nome.'],
  article_changed: [
    'Alguém alterou este texto nesse meio-tempo.',
    'Carregue-o de novo e repita sua alteração.',
  ],
  archive_running: ['Um arquivo da empresa está sendo gravado ou lido.', 'Espere terminar e peça de novo.'],
  sample_needs_depot: [
    'Os pedidos de exemplo ficam ao redor da sua base, e você ainda não tem uma.',
    'Defina de onde seus veículos saem e tente de novo.',
  ],
  trial_ended: [
    'Seu teste terminou.',
    'Escolha um plano na página de preços. Seus dados continuam legíveis e exportáveis.',
  ],
  subscription_ended: [
    'Sua assinatura terminou.',
    'Escolha um plano em Configurações, Plano. Seus dados continuam legíveis e exportáveis.',
  ],
  vehicle_limit: [
    'O limite de veículos do seu plano é {limit}.',
    'Arquive um veículo ou escolha um plano maior.',
  ],
  plan_limit: ['Seu plano não inclui isto.', 'Escolha um plano maior em Configurações, Plano.'],
  plan_on_request: [
    '{plan} tem preço sob consulta.',
    'Escreva para nós pela página de contato para combinar um preço.',
  ],
  plan_is_current: ['Sua empresa já está no {plan}.', 'Escolha outro plano.'],
  plan_in_use: ['{plan} tem assinaturas.', 'Tire-o de venda: as empresas que o têm ficam com ele.'],
  billing_address_missing: [
    'A fatura precisa do endereço de cobrança da empresa.',
    'Digite-o em Configurações, Plano, e escolha o plano de novo.',
  ],
  coupon_unknown: ['O cupom não é válido.', 'Confira as letras. Pode ter expirado.'],
  coupon_redeemed: [
    'A empresa já usou este cupom.',
    'Escolha o plano sem ele: um cupom ainda válido é descontado sozinho.',
  ],
  coupon_used_up: ['Outros já usaram este cupom o máximo de vezes.', 'Escolha o plano sem ele.'],
  coupon_taken: ['O cupom {coupon} já existe.', 'Escolha outro código. O valor de um cupom nunca muda.'],
  coupon_not_by_card: [
    'Planos pagos com cartão não aceitam cupons aqui.',
    'Escolha o plano sem ele; a página de pagamento tem um campo próprio.',
  ],
  invoice_open: ['A fatura {number} ainda não foi paga.', 'Pague-a antes e depois mude de plano.'],
  invoice_settled: ['A fatura {number} já foi quitada.', 'Recarregue a lista de faturas.'],
  credit_too_large: [
    'A nota de crédito passa do que resta na fatura.',
    'Recarregue a fatura: ela pode estar anulada ou já creditada.',
  ],
  billing_off: ['Este servidor funciona sem cobrança.', 'Os testes não terminam e não há limites.'],
  no_rate_card: ['Nenhuma tabela de preços é a padrão.', 'Torne uma a padrão ou indique uma.'],
  rate_card_name_taken: ['Já existe uma tabela de preços {name}.', 'Escolha outro nome.'],
  order_request_decided: ['Esta solicitação já foi respondida.', 'Recarregue a lista.'],
  duplicate_reference: [
    'O pedido {reference} já existe.',
    'Mude a referência, ou importe o arquivo de novo para atualizá-lo.',
  ],
  order_not_open: [
    'O pedido {reference} não pode mais ser alterado.',
    'Só pedidos abertos podem. Tire-o da rota em Ao vivo enquanto o veículo não chegou, ou crie um novo.',
  ],
  order_on_the_road: [
    'O pedido {reference} está na rua e não pode ser alterado assim agora.',
    'Tire-o da rota em Ao vivo, altere-o e dê-o de novo a um veículo.',
  ],
  order_not_divisible: [
    'O pedido {reference} não pode ser dividido assim.',
    'Escolha menos partes, ou altere o pedido antes.',
  ],
  orders_not_alike: [
    'Estes pedidos não podem virar um só.',
    'Pode-se com o mesmo destinatário, endereço, dia e janela, enquanto couber em um pedido.',
  ],
  import_undone: ['Esta importação foi desfeita.', 'Importe o arquivo de novo.'],
  attachments_full: [
    'Um pedido comporta no máximo {limit} arquivos.',
    'Remova os que não são mais necessários.',
  ],
  attachment_too_large: [
    'Um arquivo de pedido tem no máximo {limit}.',
    'Envie uma foto menor ou menos páginas.',
  ],
  attachment_refused: [
    'Só fotos (JPEG, PNG, WebP) e PDFs podem ser anexados.',
    'Salve em um desses formatos e adicione de novo. Vale o conteúdo, não o nome.',
  ],
  step_name_taken: ['Já existe uma etapa chamada {name}.', 'Escolha outro nome, ou altere aquela etapa.'],
  step_loop: ['{name} viria antes de si mesma.', 'Escolha uma etapa que não a siga, ou nenhuma.'],
  step_goes_back: [
    '{name} é de um estado posterior, então nada de um anterior pode segui-la.',
    'Escolha uma etapa de um estado anterior, ou nenhuma.',
  ],
  step_in_use: [
    'Há pedidos que chegaram a esta etapa, ou outra a segue.',
    'Desative-a: fica no histórico e ninguém pode defini-la.',
  ],
  step_wrong_state: [
    'A entrega não está no estado desta etapa.',
    'Veja de novo a quais etapas o pedido pode chegar agora.',
  ],
  plan_out_of_date: ['Os pedidos mudaram desde que este plano foi feito.', 'Execute-o de novo.'],
  plan_changed: [
    'Outra pessoa alterou este plano nesse meio-tempo.',
    'Faça sua alteração no plano mais novo.',
  ],
  plan_locked: ['Está bloqueado.', 'Desbloqueie antes de mover.'],
  plan_not_ready: [
    'Este plano ainda não pode ser despachado.',
    'Espere terminar, ou pare-o e fique com o melhor até agora.',
  ],
  plan_already_dispatched: [
    'Este plano foi despachado.',
    'Abra o dia em Ao vivo, ou planeje os pedidos ainda abertos.',
  ],
  too_many_plans_waiting: [
    '{limit} planos da sua empresa já esperam a vez.',
    'Pare alguns, ou tente em {seconds} segundos.',
  ],
  vehicle_busy: [
    '{vehicle} já tem uma rota em {date}.',
    'Deixe o veículo de fora, ou recolha a rota antes da partida.',
  ],
  day_is_over: [
    '{date} já passou: não pode ser planejado nem despachado.',
    'Mova os pedidos para hoje ou depois.',
  ],
  rules_broken: ['Esta alteração quebra uma regra do dia.', 'Confirme-a, ou faça outra.'],
  no_vehicles: ['Não há veículos ativos.', 'Adicione um veículo em Frota.'],
  all_vehicles_out: [
    'Todos os veículos já têm uma rota em {date}.',
    'Mova os pedidos, adicione um veículo, ou recolha uma rota que não saiu.',
  ],
  nothing_to_plan: ['Não há pedidos abertos em {date}.', 'Importe pedidos para esse dia ou escolha outro.'],
  nothing_to_repair: [
    'Nenhum veículo está na rua em {date}, ou nenhum tem paradas restantes.',
    'Planeje e despache o dia antes.',
  ],
  nothing_to_plan_in_week: [
    'Não há pedidos abertos de {from} a {to}.',
    'Importe pedidos para esses dias ou escolha outro período.',
  ],
  week_plan_running: [
    'Outro plano semanal está em andamento com alguns destes pedidos.',
    'Espere terminar, ou pare-o.',
  ],
  week_plan_not_ready: [
    'Este plano semanal ainda não propõe nada.',
    'Espere terminar, ou pare-o e fique com o melhor até agora.',
  ],
  no_speeds_to_undo: ['As velocidades nunca foram alteradas.', 'Defina-as antes.'],
  speeds_changed_meanwhile: [
    'Alguém alterou as velocidades depois que você as leu. Nada foi salvo.',
    'Leia de novo e faça suas alterações sobre o que há agora.',
  ],
  too_few_drives: [
    'Ainda não há viagens suficientes para aprender uma velocidade.',
    'Uma hora de um dia da semana precisa de {drives} viagens em {days} dias.',
  ],
  van_not_left: ['O veículo de {driver} ainda não saiu.', 'Tire a parada da rota, ou recolha a rota.'],
  route_not_on_road: [
    'A rota {number} não está na rua.',
    'A ordem das paradas fica fixa do despacho até a volta do veículo.',
  ],
  route_under_way: [
    'R{number} está em andamento e não pode ser recolhida.',
    'Uma rota pode ser recolhida até o veículo sair da base.',
  ],
  route_changed: ['Outra pessoa alterou esta rota.', 'Veja a versão mais recente e repita sua alteração.'],
  stop_ended: ['A parada de {reference} já terminou.', 'Abra o pedido: ele diz como, e quem informou.'],
  stop_is_over: [
    'A parada do pedido {reference} terminou ou está em andamento.',
    'Só paradas pendentes podem ser alteradas.',
  ],
  duplicate_registration: [
    'Já existe um veículo com a placa {registration}.',
    'Arquive o outro antes, ou corrija a placa.',
  ],
  pay_rule_started: [
    'A regra de pagamento {rule} já começou.',
    'O pagamento dos dias passados fica. Adicione uma regra que comece depois.',
  ],
  pay_rule_twice: [
    'Uma regra para estes motoristas já começa em {day}.',
    'Escolha outro primeiro dia ou outros motoristas.',
  ],
  pay_rule_in_past: [
    'Outra regra paga estes motoristas em dias passados.',
    'Faça a regra começar hoje ou depois, e use uma correção para dias passados.',
  ],
  pay_approved: [
    'O demonstrativo de {month} está aprovado.',
    'Os aprovados não mudam. Adicione uma correção a um dia de um mês posterior.',
  ],
  pay_incomplete: [
    'O demonstrativo de {driver} não está completo.',
    'Aprove-o quando o mês acabar e todas as rotas tiverem terminado.',
  ],
  pay_changed: ['O pagamento mudou desde que foi mostrado.', 'Leia-o de novo antes de aprovar.'],
  zone_name_taken: ['Já existe uma zona {name}.', 'Escolha outro nome.'],
  zone_in_use: [
    '{zone} é uma zona de {vehicles}.',
    'Tire-a antes desses veículos: sem zona, eles levariam pedidos de qualquer lugar.',
  ],
  zone_limit: ['Uma empresa tem no máximo {limit} zonas.', 'Exclua as que não são mais usadas.'],
  duplicate_address: ['{address} já está no catálogo de endereços.', 'Procure na lista e altere lá.'],
  region_in_use: [
    '{region} está em uso por {companies}.',
    'Adicione antes outra região ao redor das bases delas, ou mova as bases.',
  ],
  region_of_demo: [
    '{region} é a cidade de demonstração, refeita a cada início.',
    'Inicie com DEMO=0 para ficar sem ela.',
  ],
  region_busy: ['{region} já está sendo compilada.', 'Espere terminar, ou interrompa.'],
  extract_unknown: ['O catálogo não tem o extrato {path}.', 'Escolha um extrato do catálogo.'],
  key_in_address: [
    'As chaves de API não são lidas do endereço de uma requisição.',
    'Envie-a no cabeçalho Authorization: Bearer KEY. Endereços acabam nos registros: revogue esta chave e crie outra.',
  ],
  origin_not_allowed: [
    'Esta chave não vale para páginas de {origin}.',
    'Crie em Configurações, Chaves de API uma que indique esta origem.',
  ],
  page_only: [
    'Aqui há uma página para pessoas, e foi pedido JSON.',
    'As chamadas da API ficam em /api/v1, os serviços do OSRM em /osrm, e os problemas do VROOM são enviados a /.',
  ],
  not_on_this_host: ['Este servidor só mostra páginas de rastreamento.', 'O resto está em {address}.'],
  idempotency_mismatch: [
    'Este Idempotency-Key já foi usado com outro conteúdo.',
    'Use uma chave nova para uma requisição nova.',
  ],
  headers_too_large: [
    'A URL e os cabeçalhos passam de {limit}.',
    'Encurte a URL ou passe os valores longos para o corpo.',
  ],
  upload_gap: ['Esta parte não continua o que já chegou.', 'Continue a partir do byte {received}.'],
  too_many_waiting: [
    'Já há {limit} pedidos como este da sua empresa na fila.',
    'Tente de novo em {seconds} segundos.',
  ],
  setup_link_ended: [
    'Este link não funciona mais.',
    'Reinicie o produto para receber outro, ou execute npm run owner -- --mail ADDRESS.',
  ],
  setup_complete: [
    'Esta plataforma já tem um proprietário, por isso este link não funciona mais.',
    'Entre, ou execute npm run owner -- --mail ADDRESS para criar outro proprietário.',
  ],
  company_closed: [
    '{company} está fechada. Tudo o que ela tem será apagado depois de {day}.',
    'Escreva para nós na página de contato antes desse dia para reabri-la. Os administradores ainda podem exportar os dados.',
  ],
  company_deleted: ['{company} foi fechada e apagada.', 'Comece um teste para abrir uma nova empresa.'],
  company_moved: [
    '{company} mudou para {address}.',
    'Continue lá, com a mesma conta, as mesmas chaves e os mesmos códigos de rastreamento.',
  ],
  test_clock_off: [
    'O tempo só avança onde o relógio de teste está ligado.',
    'Inicie com TEST_CLOCK=1 uma instalação que não seja de produção.',
  ],
  host_taken: [
    'Outra empresa usa {host}.',
    'Escolha outro nome. Se o nome for seu, escreva para nós na página de contato.',
  ],
  shop_signature_wrong: [
    'Esta chamada não está assinada com o segredo desta loja.',
    'Copie o segredo das configurações de webhooks da loja e conecte-a de novo com ele.',
  ],
  company_not_empty: [
    'A empresa já tem dados.',
    'Só uma empresa vazia recebe um arquivo. Crie uma nova para ele.',
  ],
  mail_refused: ['Não foi possível enviar o e-mail de teste', 'O servidor de e-mail respondeu: {said}'],
  mail_not_set_up: [
    'O envio de teste não está disponível',
    'Coloque em SMTP_URL o endereço do seu servidor de e-mail e reinicie.',
  ],
  price_missing: [
    '{plan} não tem preço em {currency} para esse período.',
    'Escolha um dos preços que GET /api/v1/subscription informa para o plano.',
  ],
  order_form_in_sandbox: [
    'O modo de teste não tem formulário público de pedidos.',
    'Abra o formulário da própria empresa.',
  ],
  order_form_mark_wrong: [
    'Não deu para distinguir este pedido do de um programa.',
    'Recarregue a página e envie o pedido de novo.',
  ],
  order_form_busy: [
    'Pedidos demais esperam resposta da empresa.',
    'Tente mais tarde ou ligue para a empresa.',
  ],
  order_outside_area: ['A empresa não atende este endereço.', 'Confira o endereço.'],
  order_slot_gone: ['Este horário não está mais disponível.', 'Escolha outro horário.'],
  order_price_changed: ['O preço mudou.', 'Veja o novo preço e envie o pedido de novo.'],
  step_not_yours: ['A central não marca esta etapa.', 'Configurações, Motoristas diz quem a marca.'],
  solution_does_not_fit: [
    'O arquivo não combina com este plano: {problem}.',
    'Exporte o plano para o VROOM como está agora, resolva esse arquivo e traga a resposta.',
  ],
  callback_not_signed: [
    'Esta chamada não está assinada pela Twilio.',
    'Confira se TWILIO_URL contém o token da conta e se PUBLIC_URL é o endereço que a Twilio chama.',
  ],
  callback_repeated: [
    'Este retorno já foi recebido.',
    'Não é preciso fazer nada: cada retorno conta uma vez.',
  ],
  device_unknown: ['Este dispositivo é desconhecido.', 'Crie um novo token de dispositivo para o veículo.'],
  place_unlikely: [
    'Este lugar fica no mar, na Antártida ou em 0, 0, onde aparecem dispositivos sem sinal. Está certo?',
    'Confira as coordenadas. Se o lugar estiver certo, confirme-o (confirmPlace: true).',
  ],
  mirror_unreachable: [
    'Não foi possível carregar o catálogo: {reason}',
    'Confira a conexão deste servidor ou indique outro espelho (EXTRACT_MIRRORS). O catálogo fica como estava.',
  ],
  sign_on_needs_domain: [
    'Nenhum domínio de e-mail da sua empresa foi confirmado ainda.',
    'Adicione um domínio, crie o registro TXT e verifique-o. Depois ative o login único.',
  ],
  sign_on_in_sandbox: [
    'O modo de teste não tem login único.',
    'Configure-o na própria empresa: os membros dela são também os do modo de teste.',
  ],
  sign_on_domain_taken: [
    'Outra empresa confirmou {domain}.',
    'Remova primeiro o domínio lá. Se ninguém de vocês fez isso, escreva para nós pela página de contato.',
  ],
  sign_on_domains_full: [
    'Uma empresa tem no máximo {most} domínios de e-mail.',
    'Remova um que ninguém usa.',
  ],
  sign_on_binds_account: [
    'Outra empresa exige o login único dela para esta conta, por isso ela não pode trabalhar para uma segunda.',
    'Peça um convite com outro endereço de e-mail.',
  ],
  sign_on_trial_failed: [
    'Não foi possível usar o provedor de identidade: {problem}',
    'Compare os valores daqui com os do seu provedor de identidade, salve-os e tente de novo.',
  ],
}
