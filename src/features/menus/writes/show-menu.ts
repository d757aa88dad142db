import { forgetChanged, type UsageChange } from '@/features/usage';
import type { RecordKind } from '@/data/writes/record-kinds';
import { createRecord, requireSaved } from '@/data/writes/write-records';

/** The menu of the first Navigation block of the front page. */
const FRONT_MENU: RecordKind = {
	kind: 'atelier',
	name: 'front-menu',
	path: '/atelier/v1/menu-links/front',
};

/**
 * Shows a menu in the first Navigation block of the front page.
 *
 * @param id Id of the menu.
 * @return Changes that `undoUses` can undo.
 * @throws The server's error.
 */
export async function showMenuOnFront(
	id: number
): Promise< readonly UsageChange[] > {
	const { changes } = requireSaved(
		await createRecord( FRONT_MENU, { menu: id } )
	) as { changes?: readonly UsageChange[] };
	const made = changes ?? [];
	await forgetChanged( made.length );
	return made;
}
