const words = (text: string): readonly string[] => text.trim().split(/\s*,\s*/);

/** Given names and surnames common in Brazil; a person of the demonstration is one of the first and two of the second. */
export const femaleNames = words(`
Adriana, Alice, Aline, Amanda, Ana Clara, Ana Júlia, Ana Luíza, Antônia, Aparecida, Bárbara, Beatriz, Bianca, Brenda, Bruna, Camila,
Carla, Carolina, Cecília, Clara, Cláudia, Cristina, Débora, Denise, Eliane, Elisa, Eloá, Emanuelly, Emilly, Estela, Fernanda,
Flávia, Francisca, Gabrielly, Giovanna, Giulia, Helena, Heloísa, Iara, Ingrid, Íris, Isabel, Isabella, Jaqueline, Jéssica, Joana,
Josefa, Júlia, Juliana, Karina, Kelly, Laís, Lara, Laura, Lavínia, Letícia, Lívia, Lorena, Luana, Luciana, Luíza, Maitê, Manuela,
Mariana, Marina, Marta, Maria Clara, Maria Eduarda, Maria Luíza, Melissa, Milena, Mirela, Natália, Olívia, Pâmela, Patrícia, Pietra,
Priscila, Rafaela, Raquel, Rebeca, Regina, Renata, Rita, Rosângela, Sabrina, Sara, Silvana, Simone, Stella, Tainá, Tatiane, Teresa,
Vanessa, Vera, Viviane
`);

export const maleNames = words(`
Alan, Alexandre, Anderson, André, Antônio, Arthur, Augusto, Benício, Benjamin, Bernardo, Breno, Bryan, Caíque, Carlos, Cauê, César,
Cláudio, Daniel, Danilo, Davi, Davi Lucas, Diego, Douglas, Edson, Eduardo, Elias, Emanuel, Enzo, Érick, Fábio, Felipe, Fernando,
Francisco, Gabriel, Geraldo, Guilherme, Gustavo, Henrique, Hugo, Igor, Isaac, Ítalo, Jefferson, Joaquim, João, João Miguel, João Vítor,
Jonas, Jorge, José, Josué, Júlio, Leandro, Leonardo, Levi, Lorenzo, Lucas, Luciano, Luís, Luiz Fernando, Luiz Otávio, Marcelo, Márcio,
Marcos, Matheus, Maurício, Miguel, Murilo, Nathan, Nicolas, Noah, Osvaldo, Patrick, Paulo, Pedro, Pedro Henrique, Raí, Raul, Renan,
Ricardo, Roberto, Rodrigo, Ruan, Samuel, Sérgio, Théo, Tiago, Tomás, Valdir, Vicente, Vinícius, Vítor, Wallace, Yan
`);

export const surnames = words(`
Abreu, Aguiar, Albuquerque, Almeida, Alves, Amaral, Amorim, Andrade, Antunes, Araújo, Arruda, Assis, Azevedo, Barbosa, Barcelos, Barreto,
Barros, Bastos, Batista, Bezerra, Borges, Braga, Brandão, Brito, Cabral, Caldas, Camargo, Campos, Cardoso, Carneiro, Carvalho, Castro,
Cavalcante, Chaves, Coelho, Cordeiro, Corrêa, Costa, Coutinho, Cunha, Damasceno, Dantas, Dias, Diniz, Domingues, Duarte, Esteves, Faria,
Fernandes, Ferraz, Ferreira, Figueiredo, Fonseca, Fontes, Franco, Freire, Freitas, Furtado, Galvão, Garcia, Gomes, Gonçalves, Guedes,
Guerra, Guimarães, Gusmão, Jardim, Lacerda, Leal, Leite, Lemos, Lima, Lopes, Macedo, Machado, Maciel, Magalhães, Maia, Marinho, Marques,
Martins, Matos, Medeiros, Meireles, Mello, Mendes, Mendonça, Menezes, Miranda, Monteiro, Moraes, Moreira, Mota, Moura, Nascimento, Neves,
Nogueira, Novaes, Nunes, Oliveira, Pacheco, Padilha, Paiva, Peixoto, Pereira, Pessoa, Pimentel, Pinheiro, Pinto, Pires, Porto, Prates,
Queiroz, Ramalho, Ramos, Rangel, Reis, Rezende, Ribeiro, Rocha, Rodrigues, Sales, Salgado, Sampaio, Santana, Santos, Saraiva, Seixas, Silva,
Silveira, Siqueira, Soares, Souza, Tavares, Teixeira, Teles, Toledo, Torres, Trindade, Valadares, Valença, Vargas, Vasconcelos, Vaz, Viana,
Vidal, Vieira, Xavier
`);

export const streets = words(`
Rua das Acácias, Rua do Rosário, Rua São José, Rua Sete de Setembro, Avenida Brasil, Rua Tiradentes, Rua das Palmeiras, Rua da Estação,
Avenida Minas Gerais, Rua Coronel Antunes, Rua Santa Rita, Travessa do Comércio, Rua Padre Vítor, Rua dos Ipês, Rua Quinze de Novembro,
Estrada do Córrego, Rua Vereador Amâncio, Rua Nova, Praça da Matriz, Rua Bela Vista
`);

export const districts = words(`
Centro, Jardim das Acácias, Vila Nova, Bela Vista, São José, Santa Rita, Córrego da Prata, Alto da Estação, Parque dos Ipês, Boa Esperança
`);
