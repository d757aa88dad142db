import { getShortcutAction } from '@/kits/saving/button/get-shortcut-action';

const CURRENT_CHANGED = {
	dirtyCount: 1,
	hasOthers: false,
	isSaving: false,
	isLocked: false,
	isPreviewingTheme: false,
};

describe( 'getShortcutAction', () => {
	it.each( [
		[ 'the current record changed', {}, 'save' ],
		[ 'nothing changed', { dirtyCount: 0 }, 'none' ],
		[ 'it is being saved', { isSaving: true }, 'none' ],
		[ 'others changed', { dirtyCount: 2, hasOthers: true }, 'review' ],
		[
			'others changed and the current one is locked',
			{ dirtyCount: 2, hasOthers: true, isLocked: true },
			'review',
		],
		[ 'the current record is locked', { isLocked: true }, 'none' ],
		[ 'a theme is previewed', { isPreviewingTheme: true }, 'review' ],
	] as const )( 'when %s', ( _case, input, expected ) => {
		expect( getShortcutAction( { ...CURRENT_CHANGED, ...input } ) ).toBe(
			expected
		);
	} );
} );
