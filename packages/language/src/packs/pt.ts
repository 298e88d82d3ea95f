import { stemPortuguese } from '../stemmers/portuguese.ts';
import type { PackSource } from './language-pack.ts';

// Not function words here, because they change what is searched for: não, sem, contra.
export const pt: PackSource = {
  tag: 'pt',
  functionWords: `o a os as um uma uns umas de do da dos das dum duma em no na nos nas num numa ao à aos às por pelo pela pelos pelas para pra pro com até desde entre sobre sob durante segundo após perante via
    e ou mas nem se que porque pois como embora
    eu tu ele ela nós vós eles elas você vocês me te lhe lhes nos vos meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas este esta isto estes estas esse essa isso esses essas aquele aquela aquilo deste desta disto desse dessa disso neste nesta nesse nessa
    sou és é somos são era eram foi foram ser sido sendo seja sejam estou está estão estar estava tem têm tenho ter tinha há haver pode posso podem poder deve devo devem dever faz faço fazem fazer vai vou vão ir quero quer querer
    também muito mais já ainda todo toda todos todas tudo outro outra outros outras cada algo algum alguma alguns algumas mesmo mesma etc`,
  questionWords: `como quê quando onde porquê quem qual quais quanto quanta quantos quantas aonde`,
  qualifiers: `melhor melhores top barato barata baratos baratas comprar compra avaliação avaliações opiniões opinião recomendado recomendados popular populares novo nova novos novas último última últimos últimas bom boa bons boas grátis gratuito gratuita online perto famoso famosos famosa famosas atual`,
  intentWords: {
    informational: `^como, que é, o que é, o que, ^quando, ^onde, por que, porquê, ^quem, ^qual, ^quais, ^quantos, ^quantas, como fazer, significado, significa, definição, explicação, guia, tutorial, tutoriais, dica, dicas, truque, truques, ideia, ideias, exemplo, exemplos, modelo, modelos,
      receita, receitas, aprender, curso grátis, história, vantagens, desvantagens, benefícios, causas, causa, sintomas, sintoma, diferença, diferenças, diferença entre, passo a passo, passos, informação, informações, tipos de, caseiro, caseira, para que serve, como funciona, calcular, cálculo, lei`,
    commercial: `melhor, melhores, top, top 10, avaliação, avaliações, análise, opinião, opiniões, resenha, review, comparativo, comparativos, comparação, comparar, comparador, vs, versus, ou, preço, preços, custo, custos, custa, quanto custa, valor, valores, tarifa, tarifas, tabela de preços,
      barato, barata, baratos, baratas, econômico, económico, acessível, em conta, alternativa, alternativas, recomendado, recomendados, ranking, custo benefício, guia de compra, marca, marcas, fabricante, fabricantes, fornecedor, fornecedores, empresa, empresas, agência, agências, software, orçamento, orçamentos`,
    transactional: `comprar, compra, compras, comprar online, encomendar, encomenda, pedir, pedido, à venda, venda, vende-se, desconto, descontos, código de desconto, cupom, cupons, cupão, oferta, ofertas, promoção, promoções, saldos, liquidação, alugar, aluguel, aluguer, arrendar, aluga-se, reservar, reserva, reservas,
      contratar, contratação, solicitar, loja, lojas, loja online, loja virtual, frete grátis, envio grátis, entrega, em estoque, em stock, baixar, download, descarregar, assinatura, assinar, inscrição, inscrever, usado, usados, usada, seminovos, segunda mão, outlet, leasing, ingressos, bilhetes, passagens,
      agendar, marcar consulta, perto de mim, teste grátis, onde comprar, black friday, mercado livre`,
    navigational: `login, acessar, aceder, iniciar sessão, contato, contacto, contatos, contactos, fale conosco, sobre nós, quem somos, atendimento ao cliente, apoio ao cliente, sac, horário, horários, horário de funcionamento, número de telefone, endereço, morada, minha conta, área do cliente, site oficial,
      www, portal, trabalhe conosco, filiais`,
  },
  needWords: {
    pay: `salário, salários, remuneração, quanto ganha`,
    jobs: `emprego, empregos, vaga, vagas, trabalhe conosco, estágio, currículo, concurso, concursos`,
    study: `curso, cursos, faculdade, graduação, pós graduação, mestrado, diploma, certificado, certificação, estudar, formação, universidade, aprender`,
    law: `lei, leis, legislação, imposto, impostos, iva, multa, multas, proibido, regulamento`,
    account: `login, entrar, contato, contacto, número de telefone, endereço, morada, área do cliente`,
    news: `notícias, notícia`,
    pictures: `imagem, imagens, foto, fotos, logo, desenho, desenhos, para colorir, png`,
    files: `planilha, planilhas, excel, ppt, para imprimir`,
    repair: `conserto, consertar, reparação, reparar, não funciona, problema, problemas, erro, avaria`,
    selling: `vender`,
    renting: `aluguel, aluguer, alugar, arrendar`,
    used: `usado, usada, usados, usadas, seminovo, seminovos, segunda mão`,
    tools: `calculadora, aplicativo, aplicativos, app, apps, software, ferramenta, ferramentas, gerador, simulador`,
    role: `funções de, o que faz um, o que faz uma, atribuições`,
    children: `criança, crianças, infantil, bebê, bebés, bebês, adolescentes`,
    alternatives: `alternativa, alternativas, concorrentes`,
    comparison: `diferença, diferenças, vs, comparação`,
    price: `preço, preços, custo, custos, quanto custa, tabela de preços, orçamento, tarifa, tarifas`,
  },
  needDecoys: `lentes de contato, endereço ip, medicina alternativa, energia alternativa, energias alternativas`,
  intentDecoys: `lentes de contato, lentes de contacto, endereço ip, ofertas de emprego, oferta de emprego, reserva natural`,
  questionOpenings: `por que, o que, para que, de que, em que, a que, desde quando, será que`,
  splitAfterHyphen: 'se me te lhe nos vos lo la os as o a',
  stem: stemPortuguese,
};
