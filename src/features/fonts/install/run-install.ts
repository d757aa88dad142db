import { __, sprintf } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import { joinNames } from '@/utils/join-names';
import type { FontFace, FontFamily } from '../types';
import { findSameFace, getFaceKey } from '../rules/face-identity';
import { getFaceLabel } from '../rules/face-label';
import { getFamilyName } from '../rules/sort-families';
import {
	getInstallSlug,
	planFamily,
	type FaceToInstall,
	type FamilyPlan,
	type FamilyToInstall,
	type InstalledFamily,
} from './plan-family';

/** Requests that an installation sends. */
export interface InstallApi {
	/** Returns the family with a slug, with its faces. */
	findFamily: ( slug: string ) => Promise< InstalledFamily | undefined >;
	createFamily: ( family: FontFamily ) => Promise< InstalledFamily >;
	/** Uploads the file of a face, and returns the stored face. */
	createFace: (
		familyId: number,
		face: FontFace,
		file: File
	) => Promise< FontFace >;
	/** Deletes a face of a family. */
	deleteFace: ( familyId: number, faceId: number ) => Promise< void >;
	/** Deletes a family, unless somebody else has changed it since it was created. */
	deleteFamily: ( family: InstalledFamily ) => Promise< void >;
	/** Downloads the file of a face of a collection. */
	fetchFile: ( url: string, signal: AbortSignal ) => Promise< File >;
	/** Makes faces active in the site's styles, and saves them. */
	activate: ( families: readonly FontFamily[] ) => Promise< void >;
	/** Returns whether a write may have arrived although it failed. */
	isUnclear: ( error: unknown ) => boolean;
}

/** Progress of an installation. */
export interface InstallProgress {
	done: number;
	total: number;
	/** Name of the font that is being installed. */
	label: string;
}

/** One reason why something was not installed. */
export interface InstallFailure {
	kind: 'download' | 'server';
	message: string;
}

/** Outcome of an installation. */
export interface InstallReport {
	/** Families with their installed faces. */
	families: readonly FontFamily[];
	/** Number of faces that were uploaded. */
	installed: number;
	total: number;
	/** Each reason once. */
	failures: readonly InstallFailure[];
	isCancelled: boolean;
}

/** Options of {@link runInstall}. */
export interface InstallOptions {
	onProgress: ( progress: InstallProgress ) => void;
	/** Ends the installation before its next face; installed faces stay. */
	signal: AbortSignal;
}

/**
 * Installs families one after the other and their faces one by one (specification 4.5). After a failed face the others are still installed. A
 * new family without any face is deleted again. It depends on no component, so it continues when the library is closed.
 *
 * @param families Families with the chosen faces.
 * @param api      Requests to the server.
 * @param options  Options.
 */
export async function runInstall(
	families: readonly FamilyToInstall[],
	api: InstallApi,
	{ onProgress, signal }: InstallOptions
): Promise< InstallReport > {
	const total = families.reduce(
		( sum, { fontFace } ) => sum + ( fontFace?.length ?? 0 ),
		0
	);
	const failures = new Map< string, InstallFailure >();
	const context: Context = {
		api,
		signal,
		fail: ( kind, message ) =>
			failures.set( `${ kind } ${ message }`, { kind, message } ),
		done: 0,
		installed: 0,
		report: ( label ) => onProgress( { done: context.done, total, label } ),
	};
	const ready: FontFamily[] = [];
	for ( const family of families ) {
		if ( signal.aborted ) {
			break;
		}
		const result = await installFamily( family, context );
		if ( result ) {
			ready.push( result );
		}
	}
	await activate( ready, context );
	return {
		families: ready,
		installed: context.installed,
		total,
		failures: [ ...failures.values() ],
		isCancelled: signal.aborted,
	};
}

interface Context {
	api: InstallApi;
	signal: AbortSignal;
	fail: ( kind: InstallFailure[ 'kind' ], message: string ) => void;
	done: number;
	installed: number;
	report: ( label: string ) => void;
}

async function installFamily(
	family: FamilyToInstall,
	context: Context
): Promise< FontFamily | undefined > {
	const { api, fail } = context;
	const name = getFamilyName( family );
	context.report( name );
	const slug = getInstallSlug( family );
	let plan: FamilyPlan;
	let record: InstalledFamily;
	try {
		plan = planFamily( family, await api.findFamily( slug ) );
		record = plan.existing ?? ( await createFamily( plan.family, api ) );
	} catch ( error ) {
		context.done += family.fontFace?.length ?? 0;
		fail( 'server', nameFailure( name, error ) );
		return undefined;
	}
	context.done += ( family.fontFace?.length ?? 0 ) - plan.missing.length;
	const faces = await installFaces( plan, record, context );
	const isAsked = ( family.fontFace?.length ?? 0 ) > 0;
	if ( isAsked && faces.length === 0 ) {
		if ( ! plan.existing ) {
			await removeFamily( record, context );
		}
		return undefined;
	}
	return { ...plan.family, ...pickFamily( record ), fontFace: faces };
}

async function installFaces(
	{ family, present, missing }: FamilyPlan,
	record: InstalledFamily,
	context: Context
): Promise< readonly FontFace[] > {
	const faces = [ ...present ];
	for ( const face of missing ) {
		if ( context.signal.aborted ) {
			break;
		}
		context.report(
			sprintf(
				/* translators: 1: name of a font family, 2: name of a variant such as "Bold Italic". */
				__( '%1$s %2$s', 'atelier' ),
				getFamilyName( family ),
				getFaceLabel( face )
			)
		);
		const installed = await installFace( face, record, family, context );
		if ( installed ) {
			faces.push( installed );
			context.installed++;
		}
		context.done++;
		context.report( getFamilyName( family ) );
	}
	return faces;
}

async function installFace(
	face: FaceToInstall,
	record: InstalledFamily,
	family: FamilyToInstall,
	{ api, signal, fail }: Context
): Promise< FontFace | undefined > {
	const { file: givenFile, ...settings } = face;
	const name = `${ getFamilyName( family ) } ${ getFaceLabel( face ) }`;
	let file: File;
	try {
		file =
			givenFile ?? ( await api.fetchFile( getAddress( face ), signal ) );
	} catch ( error ) {
		if ( ! signal.aborted ) {
			fail( 'download', nameFailure( name, error ) );
		}
		return undefined;
	}
	// WordPress refuses a second equal face, even if the first has no file.
	const lost = record.lostFaces?.get( getFaceKey( face ) );
	try {
		if ( lost !== undefined ) {
			await api.deleteFace( record.id, lost );
		}
	} catch ( error ) {
		fail( 'server', nameFailure( name, error ) );
		return undefined;
	}
	try {
		return await api.createFace( record.id, settings, file );
	} catch ( error ) {
		const arrived = api.isUnclear( error )
			? await findFace( face, record.slug, api )
			: undefined;
		if ( ! arrived ) {
			fail( 'server', nameFailure( name, error ) );
		}
		return arrived;
	}
}

// If the answer was lost, the family is read: creating it again would be refused.
async function createFamily(
	{ fontFace: unused, ...family }: FamilyToInstall,
	api: InstallApi
): Promise< InstalledFamily > {
	try {
		return await api.createFamily( family );
	} catch ( error ) {
		const arrived = api.isUnclear( error )
			? await api.findFamily( family.slug ).catch( () => undefined )
			: undefined;
		if ( ! arrived ) {
			throw error;
		}
		return arrived;
	}
}

async function findFace(
	face: FontFace,
	slug: string,
	api: InstallApi
): Promise< FontFace | undefined > {
	try {
		const family = await api.findFamily( slug );
		return findSameFace( family?.fontFace, face );
	} catch {
		return undefined;
	}
}

async function removeFamily(
	record: InstalledFamily,
	{ api, fail }: Context
): Promise< void > {
	try {
		await api.deleteFamily( record );
	} catch ( error ) {
		if ( api.isUnclear( error ) && ( await isGone( record.slug, api ) ) ) {
			return;
		}
		fail(
			'server',
			sprintf(
				/* translators: 1: name of a font family, 2: a sentence that says what went wrong. */
				__(
					'“%1$s” was created without a variant and could not be removed again: %2$s',
					'atelier'
				),
				getFamilyName( record ),
				getErrorMessage( error, UNKNOWN() )
			)
		);
	}
}

// If the request fails, the family counts as existing.
async function isGone( slug: string, api: InstallApi ): Promise< boolean > {
	return api.findFamily( slug ).then(
		( family ) => family === undefined,
		() => false
	);
}

async function activate(
	families: readonly FontFamily[],
	{ api, fail }: Context
): Promise< void > {
	if ( families.length === 0 ) {
		return;
	}
	try {
		await api.activate( families );
	} catch ( error ) {
		fail(
			'server',
			sprintf(
				/* translators: 1: names of fonts, 2: a sentence that says what went wrong. */
				__(
					'%1$s: in the library, but could not be activated. %2$s',
					'atelier'
				),
				joinNames( families.map( getFamilyName ) ),
				getErrorMessage( error, UNKNOWN() )
			)
		);
	}
}

function nameFailure( name: string, error: unknown ): string {
	return sprintf(
		/* translators: 1: name of a font, 2: a sentence that says what went wrong. */
		__( '%1$s: %2$s', 'atelier' ),
		name,
		getErrorMessage( error, UNKNOWN() )
	);
}

const UNKNOWN = () => __( 'The server gave no reason.', 'atelier' );

function pickFamily( { slug, name, fontFamily, preview }: FontFamily ) {
	return {
		slug,
		fontFamily,
		...( name !== undefined && { name } ),
		...( preview !== undefined && { preview } ),
	};
}

function getAddress( { src }: FontFace ): string {
	return ( typeof src === 'string' ? src : src?.[ 0 ] ) ?? '';
}
