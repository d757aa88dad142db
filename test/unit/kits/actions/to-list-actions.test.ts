import { toListActions, type ItemAction } from '@/kits/actions';

interface Page {
	id: number;
	isLocked: boolean;
}

const FREE = { id: 1, isLocked: false };
const LOCKED = { id: 2, isLocked: true };

const run = jest.fn();
const trash: ItemAction< Page, { canTrash: boolean } > = {
	id: 'trash',
	getLabel: ( { length } ) => `Trash ${ length }`,
	supportsBulk: true,
	shortcut: 'Delete',
	isEligible: ( { isLocked }, { canTrash } ) => canTrash && ! isLocked,
	run,
};

beforeEach( () => run.mockReset() );

describe( 'toListActions', () => {
	it.each( [
		[ true, FREE, true ],
		[ true, LOCKED, false ],
		[ false, FREE, false ],
	] )( 'asks the context: %j, %j', ( canTrash, item, expected ) => {
		const [ action ] = toListActions( [ trash ], { canTrash } );
		expect( action?.isEligible?.( item ) ).toBe( expected );
	} );

	it( 'runs on those of the selected items that are eligible, which the bulk bar does not sort out', async () => {
		const [ action ] = toListActions( [ trash ], { canTrash: true } );
		const onActionPerformed = jest.fn();
		await ( action && 'callback' in action
			? action.callback( [ FREE, LOCKED ], {
					registry: undefined,
					onActionPerformed,
			  } )
			: undefined );
		expect( run ).toHaveBeenCalledWith( [ FREE ], { canTrash: true } );
		expect( onActionPerformed ).toHaveBeenCalledWith( [ FREE ] );
	} );

	it( 'gives the row its name, its key and whether it is for several', () => {
		const [ action ] = toListActions( [ trash ], { canTrash: true } );
		expect( action ).toMatchObject( {
			id: 'trash',
			shortcut: 'Delete',
			supportsBulk: true,
			isPrimary: false,
		} );
		const { label } = action ?? {};
		expect( typeof label === 'function' && label( [ FREE ] ) ).toBe(
			'Trash 1'
		);
	} );

	it.each( [
		[
			{},
			{ modalSize: 'medium', modalFocusOnMount: 'firstContentElement' },
		],
		[ { size: 'large' as const, isReading: true }, { modalSize: 'large' } ],
	] )( 'opens a dialog: %j', ( options, expected ) => {
		const Dialog = () => null;
		const [ action ] = toListActions(
			[
				{
					id: 'rename',
					getLabel: () => 'Rename',
					isEligible: () => true,
					Dialog,
					...options,
				} as ItemAction< Page >,
			],
			undefined
		);
		expect( action ).toMatchObject( { RenderModal: Dialog, ...expected } );
		expect( action && 'modalFocusOnMount' in action ).toBe(
			'modalFocusOnMount' in expected
		);
	} );
} );
