import { waitForOwnTask } from '@/schedule/own-task';
import { wait } from '@/schedule/wait';

it( 'resumes callers one by one, with another task between them', async () => {
	const order: string[] = [];
	const callers = [ 'a', 'b' ].map( async ( name ) => {
		await waitForOwnTask();
		order.push( name );
		await wait( 0 ).then( () => order.push( `task after ${ name }` ) );
	} );
	await Promise.all( callers );
	expect( order.indexOf( 'a' ) ).toBe( 0 );
	expect( order ).toHaveLength( 4 );
	const tasks: string[] = [];
	const seen = [ 'a', 'b' ].map( ( name ) =>
		waitForOwnTask().then( () => void tasks.push( name ) )
	);
	await seen[ 0 ];
	expect( tasks ).toEqual( [ 'a' ] );
	await seen[ 1 ];
	expect( tasks ).toEqual( [ 'a', 'b' ] );
} );
