import { registerBlockStyle, unregisterBlockStyle } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

import { runServerJob } from '@/data/writes/run-server-job';
import {
	isOwnBlockStyle,
	OWN_BLOCK_STYLES_PATH,
	type OwnBlockStyle,
} from '../reads/own-block-styles';

/**
 * Adds a style to a block, on the server and in this page.
 *
 * @param style       The style.
 * @param style.block Name of its block.
 * @param style.label Its label.
 * @param style.name  Its name; without it the server creates one from the label.
 * @throws The server's error.
 */
export async function addBlockStyle( {
	block,
	label,
	name,
}: Omit< OwnBlockStyle, 'name' > & {
	name?: string;
} ): Promise< OwnBlockStyle > {
	const added = await sendStyle( '', {
		block,
		label,
		...( name !== undefined && { name } ),
	} );
	showStyle( added );
	return added;
}

/**
 * Changes the label of a style. Its name stays, because pages refer to it.
 *
 * @param style The style as the person saw it.
 * @param label The label.
 * @throws The server's error.
 */
export async function renameBlockStyle(
	style: OwnBlockStyle,
	label: string
): Promise< OwnBlockStyle > {
	const renamed = await sendStyle( '/rename', {
		...style,
		label,
		was: style.label,
	} );
	unregisterBlockStyle( style.block, style.name );
	showStyle( renamed );
	return renamed;
}

/**
 * Removes a style.
 *
 * @param style The style.
 * @throws The server's error.
 */
export async function removeBlockStyle( {
	block,
	name,
}: OwnBlockStyle ): Promise< void > {
	await runServerJob< unknown >( `${ OWN_BLOCK_STYLES_PATH }/remove`, {
		block,
		name,
	} );
	unregisterBlockStyle( block, name );
}

async function sendStyle(
	step: string,
	data: Record< string, string >
): Promise< OwnBlockStyle > {
	const answer = await runServerJob< unknown >(
		`${ OWN_BLOCK_STYLES_PATH }${ step }`,
		data
	);
	if ( ! isOwnBlockStyle( answer ) ) {
		throw new Error( __( 'It could not be changed.', 'atelier' ) );
	}
	return answer;
}

function showStyle( { block, name, label }: OwnBlockStyle ): void {
	registerBlockStyle( block, { name, label } );
}
