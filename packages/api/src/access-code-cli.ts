import { publicPages } from '@caderneta/contract';
import { complain, configured, giveUp, log, say } from './boot/command-line.ts';
import { openDatabase, updateTables } from './boot/database.ts';
import { firstMasterLink } from './boot/first-data.ts';
import { accessCodeCommand } from './boot/program-command.ts';
import { createDatabase, createPool } from './database/connection.ts';
import { resetMasterAccess } from './modules/access-codes/access-codes.service.ts';

// npm run -w packages/api access-code -- EMAIL   lets a locked-out MASTER in; may run while the server does
// npm run -w packages/api access-code            where there are no users yet: the link for the first MASTER
// Exit codes: 0 done, 1 failed, 2 wrong usage.

const [email, ...others] = process.argv.slice(2).filter((word) => word !== '--');
if (others.length > 0 || email?.startsWith('-')) {
  complain(`Uso: ${accessCodeCommand()} [-- E-MAIL-DO-MASTER]
  com o e-mail, dá um código de acesso a um Master; sem ele, o endereço em que se cria o primeiro`);
  process.exit(2);
}
const config = configured();
const { url, stop } = await openDatabase(config, { mayRun: true, mustExist: true }, log, giveUp);
const pool = createPool(url, { max: 1 });
try {
  const updated = await updateTables(url, log);
  if (!updated.ok) throw new Error(updated.message);
  const db = createDatabase(pool);
  const now = new Date();
  const given = email === undefined ? null : await resetMasterAccess(db, email, now);
  const link = email === undefined ? await firstMasterLink(db, config.publicUrl, now) : null;
  if (given) {
    say(`Código de acesso de ${given.name}: ${given.code}`);
    say(
      `Ele vale uma única vez, até ${given.expiresAt.toLocaleDateString('pt-BR')}, em ${config.publicUrl}${publicPages.firstAccess}`,
    );
    say('A senha anterior deixou de valer, e as sessões abertas foram encerradas.');
  } else if (link !== null) {
    say(`Crie o primeiro Master neste endereço, que vale uma única vez:\n  ${link}`);
  } else {
    complain(
      email === undefined
        ? 'Já há usuários: informe o e-mail do Master.'
        : `Nenhum Master ativo tem o e-mail ${email}.`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  complain((error as Error).message);
  process.exitCode = 1;
} finally {
  await pool.end();
  await stop();
}
