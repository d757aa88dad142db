import { runOnItems } from '@/kits/saving/outcomes';
import { applyDifferences, diffConfigs } from '../rules/diff-configs';
import type { ConfigUpdate, GlobalStyles } from './global-styles-context';

const STYLES = { id: 'user' };

/** An edit of the person's config. */
export interface UndoableEdit {
	update: ConfigUpdate;
	/** Name of the edit; two edits of one name are two undo steps. */
	name: string;
	/** Whether the editor's undo ignores it. */
	isUndoIgnored?: boolean;
}

/**
 * Edits the person's config.
 *
 * @param setUser Replaces the config.
 * @param edit    The edit.
 * @return Function that undoes the changed values. Later edits of other values stay.
 */
export function editWithUndo(
	setUser: GlobalStyles[ 'setUser' ],
	{ update, name, isUndoIgnored = false }: UndoableEdit
): () => void {
	let back: ReturnType< typeof diffConfigs > = [];
	setUser(
		( before ) => {
			const after = update( before );
			back = diffConfigs( after, before );
			return after;
		},
		`${ name }.${ Date.now() }`,
		isUndoIgnored
	);
	return () =>
		setUser(
			( config ) => applyDifferences( config, back ),
			`${ name }.undo.${ Date.now() }`,
			isUndoIgnored
		);
}

/**
 * Edits the person's config, and shows a notice that undoes the edit.
 *
 * @param setUser Replaces the config.
 * @param edit    The edit.
 * @param message Message of the notice.
 */
export function editWithNotice(
	setUser: GlobalStyles[ 'setUser' ],
	edit: UndoableEdit,
	message: string
): void {
	void runOnItems( [ STYLES ], {
		subject: 'styles',
		editedRecord: 'globalStyles',
		run: async () => {
			const undo = editWithUndo( setUser, edit );
			return async () => undo();
		},
		done: () => message,
	} );
}
