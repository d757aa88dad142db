import { describeRow } from '@/features/history/rules/describe-row';
import type { HistoryAct, HistoryRecord } from '@/features/history/rules/types';

const STYLES: HistoryRecord = {
	key: 'wp_global_styles/5',
	kind: 'wp_global_styles',
	title: 'Styles',
	restId: '5',
	count: 1,
	change: 'changed',
	time: 1,
};

const anAct = (
	type: HistoryAct[ 'type' ],
	name = 'Autumn',
	proposer = ''
): HistoryAct => ( { type, name, proposer } );

describe( 'The text of a row', () => {
	it.each< [ HistoryAct | undefined, string ] >( [
		[ undefined, 'Styles' ],
		[ anAct( 'publish' ), 'Published “Autumn”: Styles' ],
		[
			anAct( 'publish', 'Autumn', 'Pia' ),
			'Published “Autumn”, proposed by Pia: Styles',
		],
		[ anAct( 'undo-publish' ), 'Undid publishing “Autumn”: Styles' ],
		[ anAct( 'import' ), 'Imported “Autumn”: Styles' ],
		[ anAct( 'undo-import' ), 'Undid importing “Autumn”: Styles' ],
		[ anAct( 'bring' ), 'Brought from “Autumn”: Styles' ],
		[ anAct( 'undo-bring' ), 'Undid bringing from “Autumn”: Styles' ],
		[ anAct( 'back' ), 'Went back to “Autumn”: Styles' ],
		[ anAct( 'undo-back', '' ), 'Undid going back: Styles' ],
	] )( '%j is “%s”', ( act, text ) => {
		expect(
			describeRow( { name: '', act, wentBackTo: 0, records: [ STYLES ] } )
		).toBe( text );
	} );

	it.each( [ undefined, anAct( 'back', '' ) ] )(
		'names the time of a moment without a name: %j',
		( act ) => {
			expect(
				describeRow( {
					name: '',
					act,
					wentBackTo: 1764150412,
					records: [ STYLES ],
				} )
			).toMatch( /^Went back to Nov 26, .*: Styles$/ );
		}
	);

	it( 'is what was done alone where its records are hidden', () => {
		expect(
			describeRow( {
				name: '',
				act: anAct( 'publish' ),
				wentBackTo: 0,
				records: [],
			} )
		).toBe( 'Published “Autumn”' );
	} );
} );
