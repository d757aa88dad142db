import { createBlockSteps } from '@/kits/canvas/steps/block-steps';

const FIRST = 40;
const STEP = 30;

describe( 'createBlockSteps', () => {
	let frames: FrameRequestCallback[];
	let isHidden: boolean;
	beforeEach( () => {
		frames = [];
		isHidden = false;
		jest.useFakeTimers();
		jest.spyOn( window, 'requestAnimationFrame' ).mockImplementation(
			( callback ) => frames.push( callback )
		);
		jest.spyOn( document, 'hidden', 'get' ).mockImplementation(
			() => isHidden
		);
	} );
	afterEach( () => {
		jest.restoreAllMocks();
		jest.useRealTimers();
	} );

	const seeFrame = () => {
		frames.splice( 0 ).forEach( ( callback ) => callback( 0 ) );
		return jest.runAllTimersAsync();
	};
	const join = ( steps: ReturnType< typeof createBlockSteps >, count = 1 ) =>
		Array.from( { length: count }, () => steps.join() );
	const countDue = (
		{ isDue }: ReturnType< typeof createBlockSteps >,
		turns: readonly number[]
	) => turns.filter( isDue ).length;

	it( 'renders the first blocks at once, and the others in steps between frames', async () => {
		const steps = createBlockSteps();
		const listener = jest.fn();
		steps.subscribe( listener );
		const turns = join( steps, 120 );
		expect( turns.filter( steps.isDue ) ).toEqual(
			turns.slice( 0, FIRST )
		);
		expect( steps.hasWaiting() ).toBe( true );

		await seeFrame();
		expect( countDue( steps, turns ) ).toBe( FIRST + STEP );
		expect( listener ).toHaveBeenCalledTimes( 1 );
		await seeFrame();
		await seeFrame();
		expect( countDue( steps, turns ) ).toBe( 120 );
		expect( steps.hasWaiting() ).toBe( false );
		// It waits for nobody.
		expect( frames ).toHaveLength( 0 );
	} );

	it( 'goes on with blocks that come later, as the contents of a template do', async () => {
		const steps = createBlockSteps();
		join( steps, 10 );
		await seeFrame();
		const content = join( steps, 100 );
		expect( countDue( steps, content ) ).toBe( FIRST - 10 );
		await seeFrame();
		expect( countDue( steps, content ) ).toBe( FIRST - 10 + STEP );
	} );

	it( 'renders whatever comes at once when the canvas is ready and none waits', async () => {
		const steps = createBlockSteps();
		join( steps, 10 );
		steps.finish();
		expect( countDue( steps, join( steps, 500 ) ) ).toBe( 500 );
	} );

	it( 'renders those that wait in their steps when the canvas is ready before', async () => {
		const steps = createBlockSteps();
		const turns = join( steps, FIRST + STEP + 1 );
		steps.finish();
		expect( countDue( steps, turns ) ).toBe( FIRST );
		await seeFrame();
		expect( countDue( steps, turns ) ).toBe( FIRST + STEP );
		await seeFrame();
		expect( countDue( steps, join( steps, 500 ) ) ).toBe( 500 );
	} );

	it( 'renders all in one step where nobody looks', async () => {
		isHidden = true;
		const steps = createBlockSteps();
		const turns = join( steps, 1000 );
		await jest.runAllTimersAsync();
		expect( countDue( steps, turns ) ).toBe( 1000 );
	} );

	it( 'tells nobody who has left', async () => {
		const steps = createBlockSteps();
		const listener = jest.fn();
		steps.subscribe( listener )();
		join( steps, 100 );
		await seeFrame();
		expect( listener ).not.toHaveBeenCalled();
	} );
} );
