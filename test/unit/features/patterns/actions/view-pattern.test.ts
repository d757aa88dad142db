import type { PatternContext } from '@/features/patterns/actions/pattern-action';
import { viewPattern } from '@/features/patterns/actions/view-pattern';
import type { PatternItem } from '@/features/patterns/rules/types';

it( 'opens a theme’s pattern over the whole window, by its name (specification 2.3)', async () => {
	const navigate = jest.fn();
	const item = { type: 'wp_block', id: 'slate/hero' } as PatternItem;
	const { run } = viewPattern as unknown as {
		run: ( items: readonly PatternItem[], context: PatternContext ) => void;
	};
	run( [ item ], { navigate } as unknown as PatternContext );
	expect( navigate.mock.calls ).toEqual( [
		[ '/wp_block/slate/hero?canvas=edit' ],
	] );
} );
