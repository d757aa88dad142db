import { createLookList } from '@/features/global-styles/variations/look-list';

const look = ( id: number ) => ( {
	id,
	title: `Look ${ id }`,
	kind: 'saved' as const,
	date: '',
	settings: {},
	styles: {},
} );

describe( 'createLookList', () => {
	it( 'asks once for all that show it', async () => {
		const fetchAll = jest.fn().mockResolvedValue( [ look( 1 ) ] );
		const list = createLookList( fetchAll );
		await Promise.all( [ list.load(), list.load() ] );
		expect( fetchAll ).toHaveBeenCalledTimes( 1 );
		expect( list.getState() ).toEqual( {
			looks: [ look( 1 ) ],
			isLoading: false,
		} );
	} );

	it( 'asks again after a failure', async () => {
		const fetchAll = jest
			.fn()
			.mockRejectedValueOnce( new Error( 'offline' ) )
			.mockResolvedValue( [ look( 1 ) ] );
		const list = createLookList( fetchAll );
		await list.load();
		expect( list.getState().isLoading ).toBe( false );
		await list.load();
		expect( list.getState().looks ).toHaveLength( 1 );
	} );

	it( 'does not lose what was kept while it was loading', async () => {
		const list = createLookList( () => Promise.resolve( [ look( 1 ) ] ) );
		const loading = list.load();
		list.update( ( looks ) => [ look( 2 ), ...looks ] );
		await loading;
		expect( list.getState().looks.map( ( { id } ) => id ) ).toEqual( [
			2, 1,
		] );
	} );

	it( 'tells its subscribers, until they leave', async () => {
		const list = createLookList( () => Promise.resolve( [] ) );
		const listener = jest.fn();
		const leave = list.subscribe( listener );
		list.update( () => [ look( 1 ) ] );
		leave();
		list.update( () => [] );
		expect( listener ).toHaveBeenCalledTimes( 1 );
	} );
} );
