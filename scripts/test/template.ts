import postgres from 'postgres';

export const templateName = 'rollbook_template';

const migrations = [
  { path: '#events/store/postgres/migrate.ts', name: 'migrateLog' },
  { path: '#services/desk/migrate.ts', name: 'migrateDesk' },
  { path: '#services/accounts/migrate.ts', name: 'migrateAccounts' },
] as const;

/** Makes the database that every test's own database is a copy of. */
export async function makeTemplate(clusterUrl: string): Promise<void> {
  const admin = postgres(clusterUrl, { max: 1 });
  await admin`create database ${admin(templateName)}`;
  const url = new URL(clusterUrl);
  url.pathname = `/${templateName}`;
  for (const { path, name } of migrations) {
    const found = await import(path).catch((error: NodeJS.ErrnoException) => {
      if (/MODULE_NOT_FOUND/.test(error.code ?? '')) return {};
      throw error;
    });
    await found[name]?.(url.href).catch((error: Error) => console.error(name, error.message));
  }
  // A template nobody is connected to can be copied at any time.
  await admin`update pg_database set datistemplate = true, datallowconn = false where datname = ${templateName}`;
  await admin.end();
}
