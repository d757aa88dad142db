import { describeReport } from '@/features/fonts/install/describe-report';
import { createInstallQueue } from '@/features/fonts/install/install-queue';
import type {
	FamilyToInstall,
	InstalledFamily,
} from '@/features/fonts/install/plan-family';
import {
	runInstall,
	type InstallApi,
	type InstallProgress,
} from '@/features/fonts/install/run-install';
import { getFaceKey } from '@/features/fonts/rules/face-identity';
import type { FontFace } from '@/features/fonts/types';

const UNCLEAR = { code: 'fetch_error', message: 'No answer.' };

/** A server in memory, whose calls can be made to fail. */
function aServer( installed: readonly InstalledFamily[] = [] ) {
	const families = new Map(
		installed.map( ( family ) => [ family.id, family ] )
	);
	const active: string[] = [];
	let nextId = 10;
	const api: InstallApi = {
		findFamily: async ( slug ) =>
			[ ...families.values() ].find( ( family ) => family.slug === slug ),
		createFamily: async ( family ) => {
			const record = { ...family, id: nextId++, fontFace: [] };
			families.set( record.id, record );
			return record;
		},
		createFace: async ( id, face ) => {
			const family = families.get( id );
			if (
				family?.fontFace?.some(
					( one ) => getFaceKey( one ) === getFaceKey( face )
				)
			) {
				throw {
					message: 'A font face matching those settings exists.',
				};
			}
			const stored = {
				...face,
				src: `/fonts/${ String( face.fontWeight ) }`,
			};
			families.set( id, {
				...( family as InstalledFamily ),
				fontFace: [ ...( family?.fontFace ?? [] ), stored ],
			} );
			return stored;
		},
		deleteFace: async ( id, faceId ) => {
			const family = families.get( id ) as InstalledFamily;
			const { lostFaces = new Map< string, number >() } = family;
			families.set( id, {
				...family,
				fontFace: ( family.fontFace ?? [] ).filter(
					( one ) => lostFaces.get( getFaceKey( one ) ) !== faceId
				),
			} );
		},
		deleteFamily: async ( { id } ) => {
			families.delete( id );
		},
		fetchFile: async ( url ) => new File( [ 'x' ], url ),
		activate: async ( list ) => {
			active.push( ...list.map( ( { slug } ) => slug ) );
		},
		isUnclear: ( error ) => error === UNCLEAR,
	};
	return { api, families, active };
}

const face = ( fontWeight: string ): FontFace => ( {
	fontFamily: 'Sen',
	fontWeight,
	src: `https://fonts.example/${ fontWeight }.woff2`,
} );
const family = ( ...weights: string[] ): FamilyToInstall => ( {
	slug: 'Sen Sans',
	name: 'Sen Sans',
	fontFamily: 'Sen',
	fontFace: weights.map( face ),
} );
const TWELVE = Array.from( { length: 12 }, ( _, index ) =>
	String( 100 + index * 50 )
);

const run = (
	families: readonly FamilyToInstall[],
	api: InstallApi,
	onProgress: ( progress: InstallProgress ) => void = () => {},
	signal = new AbortController().signal
) => runInstall( families, api, { onProgress, signal } );

describe( 'Installing fonts (specification 4.5)', () => {
	it( 'creates the family with a slug in kebab-case and uploads its faces one by one', async () => {
		const { api, families, active } = aServer();
		const seen: InstallProgress[] = [];
		const report = await run(
			[ family( '400', '700' ) ],
			api,
			( progress ) => seen.push( progress )
		);

		expect(
			[ ...families.values() ].map( ( { slug, fontFace } ) => [
				slug,
				fontFace?.length,
			] )
		).toEqual( [ [ 'sen-sans', 2 ] ] );
		expect( active ).toEqual( [ 'sen-sans' ] );
		expect( seen.at( -1 ) ).toEqual( {
			done: 2,
			total: 2,
			label: 'Sen Sans',
		} );
		expect( seen.map( ( { label } ) => label ) ).toContain(
			'Sen Sans Bold'
		);
		expect( describeReport( report ).message ).toBe(
			'Fonts were installed successfully.'
		);
	} );

	it( 'skips the faces of an existing family, and those that are named twice', async () => {
		const { api, families } = aServer( [
			{
				id: 3,
				slug: 'sen-sans',
				fontFamily: 'Sen',
				fontFace: [ { ...face( 'normal' ), src: '/fonts/old' } ],
			},
		] );
		const createFace = jest.spyOn( api, 'createFace' );
		const report = await run( [ family( '400', '700', 'bold' ) ], api );

		expect( createFace ).toHaveBeenCalledTimes( 1 );
		expect( families.size ).toBe( 1 );
		expect(
			report.families[ 0 ]?.fontFace?.map( ( { src } ) => src )
		).toEqual( [ '/fonts/old', '/fonts/700' ] );
	} );

	const aFamilyWithLostFace = (): InstalledFamily => ( {
		id: 3,
		slug: 'sen-sans',
		fontFamily: 'Sen',
		fontFace: [
			{ ...face( '400' ), src: '/fonts/old' },
			{ ...face( '700' ), src: '/fonts/lost' },
		],
		lostFaces: new Map( [ [ getFaceKey( face( '700' ) ), 71 ] ] ),
	} );

	it( 'uploads a face whose file is gone in place of the old one', async () => {
		const { api } = aServer( [ aFamilyWithLostFace() ] );
		const report = await run( [ family( '400', '700' ) ], api );

		expect( report ).toMatchObject( { installed: 1, failures: [] } );
		expect(
			report.families[ 0 ]?.fontFace?.map( ( { src } ) => src )
		).toEqual( [ '/fonts/old', '/fonts/700' ] );
	} );

	it.each( [ 'fetchFile', 'deleteFace' ] as const )(
		'leaves a face whose file is gone when %s fails, and tells why',
		async ( step ) => {
			const { api, families } = aServer( [ aFamilyWithLostFace() ] );
			api[ step ] = async () => {
				throw { message: 'Refused.' };
			};
			const report = await run( [ family( '700' ) ], api );

			expect( report ).toMatchObject( {
				installed: 0,
				failures: [ { message: 'Sen Sans Bold: Refused.' } ],
			} );
			expect( families.get( 3 )?.fontFace ).toHaveLength( 2 );
		}
	);

	it( 'keeps what arrived when 3 of 12 faces fail, and names each reason once (scenario 31)', async () => {
		const { api, families } = aServer();
		const { createFace } = api;
		api.createFace = async ( id, variant, file ) => {
			if (
				[ '100', '150', '200' ].includes( String( variant.fontWeight ) )
			) {
				throw { message: 'Could not be written.' };
			}
			return createFace( id, variant, file );
		};
		const report = await run( [ family( ...TWELVE ) ], api );

		expect( [ ...families.values() ][ 0 ]?.fontFace ).toHaveLength( 9 );
		expect( report.failures.map( ( { message } ) => message ) ).toEqual( [
			'Sen Sans Thin: Could not be written.',
			'Sen Sans 150: Could not be written.',
			'Sen Sans Extra-light: Could not be written.',
		] );
		expect( describeReport( report ).message ).toBe(
			'There was an error installing fonts.'
		);
	} );

	it( 'deletes a new family without a face again when the disk is full (scenario 32)', async () => {
		const { api, families, active } = aServer();
		api.createFace = async () => {
			throw { message: 'No space left on device.' };
		};
		await run( [ family( '400', '700' ) ], api );

		expect( families.size ).toBe( 0 );
		expect( active ).toEqual( [] );
	} );

	it( 'keeps an existing family whose new faces fail', async () => {
		const { api, families } = aServer( [
			{ id: 3, slug: 'sen-sans', fontFamily: 'Sen', fontFace: [] },
		] );
		api.createFace = async () => {
			throw { message: 'No.' };
		};
		await run( [ family( '400' ) ], api );

		expect( families.size ).toBe( 1 );
	} );

	it( 'says that an empty family could not be removed', async () => {
		const { api } = aServer();
		api.createFace = api.deleteFamily = async () => {
			throw { message: 'No.' };
		};
		const report = await run( [ family( '400' ) ], api );

		expect( report.failures.map( ( { message } ) => message ) ).toEqual( [
			'Sen Sans Normal: No.',
			'“Sen Sans” was created without a variant and could not be removed again: No.',
		] );
	} );

	it.each( [ 'createFamily', 'createFace' ] as const )(
		'makes no second copy when the answer to %s was lost (fault 14)',
		async ( step ) => {
			const { api, families } = aServer();
			const original = api[ step ] as (
				...args: unknown[]
			) => Promise< unknown >;
			api[ step ] = ( async ( ...args: unknown[] ) => {
				await original( ...args );
				throw UNCLEAR;
			} ) as never;
			const report = await run( [ family( '400' ) ], api );

			expect( report.failures ).toEqual( [] );
			expect(
				[ ...families.values() ].map(
					( { fontFace } ) => fontFace?.length
				)
			).toEqual( [ 1 ] );
		}
	);

	it.each( [
		[ 'findFamily', 'Sen Sans: Refused.' ],
		[ 'createFamily', 'Sen Sans: Refused.' ],
		[ 'createFace', 'Sen Sans Normal: Refused.' ],
		[ 'fetchFile', 'Sen Sans Normal: Refused.' ],
		[
			'activate',
			'Sen Sans: in the library, but could not be activated. Refused.',
		],
	] as const )(
		'tells why when %s is refused (fault 4)',
		async ( step, message ) => {
			const { api } = aServer();
			api[ step ] = async () => {
				throw { code: 'rest_forbidden', message: 'Refused.' };
			};
			const report = await run( [ family( '400' ) ], api );

			expect(
				report.failures.map( ( failure ) => failure.message )
			).toEqual( [ message ] );
		}
	);

	it( 'says that files could not be downloaded', async () => {
		const { api } = aServer();
		api.fetchFile = async () => {
			throw new Error( 'The server answered 404.' );
		};
		const notice = describeReport( await run( [ family( '400' ) ], api ) );

		expect( notice.message ).toBe(
			'Error installing the fonts, could not be downloaded.'
		);
		expect( notice.details ).toEqual( [
			'Sen Sans Normal: The server answered 404.',
		] );
	} );

	it( 'goes on with the next family', async () => {
		const { api, active } = aServer();
		const { createFamily } = api;
		api.createFamily = async ( created ) => {
			if ( created.slug === 'sen-sans' ) {
				throw { message: 'No.' };
			}
			return createFamily( created );
		};
		await run(
			[ family( '400' ), { ...family( '400' ), slug: 'other' } ],
			api
		);

		expect( active ).toEqual( [ 'other' ] );
	} );
} );

describe( 'The queue of installations', () => {
	it( 'ends before the next face when it is cancelled, and activates what is there', async () => {
		const { api, families, active } = aServer();
		const queue = createInstallQueue();
		const { createFace } = api;
		api.createFace = async ( ...args ) => {
			queue.cancel();
			return createFace( ...args );
		};
		const notice = await queue.install( [ family( ...TWELVE ) ], api );

		expect( [ ...families.values() ][ 0 ]?.fontFace ).toHaveLength( 1 );
		expect( active ).toEqual( [ 'sen-sans' ] );
		expect( notice?.message ).toBe(
			'The installation was cancelled. 1 of 12 variants were installed.'
		);
	} );

	it( 'leaves no family behind when it is cancelled before its first face', async () => {
		const { api, families } = aServer();
		const queue = createInstallQueue();
		const { createFamily } = api;
		api.createFamily = async ( created ) => {
			queue.cancel();
			return createFamily( created );
		};
		await queue.install( [ family( '400' ) ], api );

		expect( families.size ).toBe( 0 );
	} );

	it( 'runs one at a time, and keeps what became of it until it is dismissed', async () => {
		const { api, families } = aServer();
		const queue = createInstallQueue();
		const first = queue.install( [ family( '400' ) ], api );

		expect(
			await queue.install( [ family( '700' ) ], api )
		).toBeUndefined();
		await first;
		expect( [ ...families.values() ][ 0 ]?.fontFace ).toHaveLength( 1 );
		expect( queue.getState().notice?.type ).toBe( 'success' );
		queue.dismiss();
		expect( queue.getState().notice ).toBeUndefined();
	} );
} );

describe( 'Whatever fails, nothing half-made is left behind', () => {
	const FAULTS: readonly [ string, unknown, boolean ][] = [
		[
			'a 500',
			{ code: 'internal_server_error', message: 'Broken.' },
			false,
		],
		[
			'a 403',
			{ code: 'rest_cannot_create', message: 'Not allowed.' },
			false,
		],
		[
			'a full disk',
			{
				code: 'rest_font_upload_unknown_error',
				message: 'The uploaded file could not be moved.',
			},
			false,
		],
		[ 'no answer', UNCLEAR, false ],
		[ 'an answer that was lost', UNCLEAR, true ],
	];
	const STEPS = [
		'findFamily',
		'createFamily',
		'fetchFile',
		'createFace',
		'activate',
		'deleteFamily',
	] as const;
	const CELLS = STEPS.flatMap( ( step ) =>
		FAULTS.flatMap( ( [ name, error, isWritten ] ) =>
			[ 1, Infinity ].map( ( times ) => ( {
				step,
				name,
				error,
				isWritten,
				times,
			} ) )
		)
	);

	/** Lets a call fail a number of times; its write is done although the response is lost. */
	function breakCall(
		api: InstallApi,
		{ step, error, isWritten, times }: ( typeof CELLS )[ number ]
	): () => void {
		const whole = { ...api };
		let left = times;
		const call = api[ step ] as (
			...args: unknown[]
		) => Promise< unknown >;
		Object.assign( api, {
			[ step ]: async ( ...args: unknown[] ) => {
				if ( left-- <= 0 ) {
					return call( ...args );
				}
				if ( isWritten ) {
					await call( ...args );
				}
				throw error;
			},
		} );
		if ( step === 'deleteFamily' ) {
			// It is called only for a family that was made for nothing.
			api.createFace = async () => {
				throw { code: 'x', message: 'No room.' };
			};
		}
		return () => Object.assign( api, whole );
	}

	it.each( CELLS )( '$step: $name, $times×', async ( cell ) => {
		const { api, families, active } = aServer();
		const mend = breakCall( api, cell );
		const report = await run( [ family( '400', '700' ) ], api );
		const left = [ ...families.values() ];
		const isTold = report.failures.length > 0;

		// An empty family stays only where the server refuses to delete it, and the message names it.
		const empty = left.filter( ( { fontFace = [] } ) => ! fontFace.length );
		const canClean = cell.step !== 'deleteFamily' || cell.isWritten;
		expect( empty.length ).toBe( canClean ? 0 : 1 );
		// No style names a font that is not there.
		expect(
			active.every( ( slug ) =>
				left.some( ( one ) => one.slug === slug )
			)
		).toBe( true );
		// Everything that is missing was reported.
		expect(
			isTold || ( active.length === 1 && report.installed === 2 )
		).toBe( true );
		if ( ! canClean ) {
			expect( report.failures.at( -1 )?.message ).toContain(
				'could not be removed again'
			);
		}

		mend();
		const again = await run( [ family( '400', '700' ) ], api );
		expect( again.failures ).toEqual( [] );
		expect(
			[ ...families.values() ].map( ( { slug, fontFace = [] } ) => [
				slug,
				...fontFace.map( ( { fontWeight } ) => fontWeight ).sort(),
			] )
		).toEqual( [ [ 'sen-sans', '400', '700' ] ] );
		expect( active ).toContain( 'sen-sans' );
	} );
} );
