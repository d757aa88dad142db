import { loadMediaLibrary } from './enqueued-scripts';

/** An image that a person chose from the media library. */
export interface ChosenImage {
	id: number;
}

/** Options of the media library. */
export interface MediaFrameOptions {
	title: string;
	/** Label of the button that confirms the choice. */
	button: string;
	/** Id of the image that is selected at first. */
	selected?: number | undefined;
	onSelect: ( image: ChosenImage ) => void;
}

interface Selection {
	add: ( attachments: unknown[] ) => void;
	first: () => { toJSON: () => ChosenImage } | undefined;
}

interface MediaFrame {
	on: ( event: string, callback: () => void ) => void;
	open: () => void;
	state: () => { get: ( name: 'selection' ) => Selection };
}

interface MediaLibrary {
	( options: object ): MediaFrame;
	attachment: ( id: number ) => { fetch: () => void };
}

/**
 * Opens the host's media library for one image.
 *
 * @param options Options of the library.
 * @throws When the library cannot be loaded.
 */
export async function openMediaFrame( {
	title,
	button,
	selected,
	onSelect,
}: MediaFrameOptions ): Promise< void > {
	await loadMediaLibrary();
	const { media } = ( window as unknown as { wp: { media?: MediaLibrary } } )
		.wp;
	if ( ! media ) {
		throw new Error( 'The media library could not be loaded.' );
	}
	const frame = media( {
		title,
		button: { text: button },
		library: { type: 'image' },
		multiple: false,
	} );
	const selection = () => frame.state().get( 'selection' );
	frame.on( 'open', () => {
		if ( selected ) {
			const attachment = media.attachment( selected );
			attachment.fetch();
			selection().add( [ attachment ] );
		}
	} );
	frame.on( 'select', () => {
		const image = selection().first()?.toJSON();
		if ( image ) {
			onSelect( image );
		}
	} );
	frame.open();
}
