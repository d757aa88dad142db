import { useMemo, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

import { useResource } from '@/data/reads/use-resource';
import {
	createServerQueue,
	PreviewsFrom,
	RecordPreview,
} from '@/kits/previews';
import {
	bringFrameResource,
	OTHER_THEMES_ROUTE,
	otherFrameResource,
} from '../reads/other-themes';
import type { BringSession } from './session';

const ROUTE = `${ OTHER_THEMES_ROUTE }/previews`;

/** Post type of the requests of previews; the ids are keys. */
const TYPE = 'key';

/** Props of {@link PreviewPair}. */
export interface PreviewPairProps {
	/** Key of the shown record. */
	recordKey: string;
	session: BringSession;
	/** Keys of the parts that are brought with it. */
	withParts?: readonly string[];
	/** Shown instead of the copy in the current theme. */
	instead?: ReactNode;
}

/** Preview of a record in its own theme, beside one in the current theme. */
export function PreviewPair( {
	recordKey,
	session,
	withParts = [],
	instead,
}: PreviewPairProps ) {
	const { work } = session;
	return (
		<div className="atelier-bring__previews">
			<figure>
				<div className="atelier-bring__picture">
					<InOtherTheme
						from={ session.from }
						recordKey={ recordKey }
					/>
				</div>
				<figcaption>
					{ sprintf(
						/* translators: %s: name of a theme. */
						__( 'In %s', 'atelier' ),
						work.theme
					) }
				</figcaption>
			</figure>
			{ work.isBlockTheme && (
				<figure>
					<div className="atelier-bring__picture">
						{ instead ?? (
							<InThisTheme
								session={ session }
								recordKey={ recordKey }
								withParts={ withParts }
							/>
						) }
					</div>
					<figcaption>
						{ __( 'In this theme', 'atelier' ) }
					</figcaption>
				</figure>
			) }
		</div>
	);
}

function InOtherTheme( {
	from,
	recordKey,
}: {
	from: string;
	recordKey: string;
} ) {
	const { data, error } = useResource( otherFrameResource, from );
	const queue = useQueue( from, true );
	return (
		<PreviewsFrom frame={ data } error={ error } queue={ queue }>
			<RecordPreview
				postType={ TYPE }
				postId={ recordKey }
				emptyLabel={ __( 'Empty', 'atelier' ) }
			/>
		</PreviewsFrom>
	);
}

function InThisTheme( {
	session: { from, parts },
	recordKey,
	withParts,
}: {
	session: BringSession;
	recordKey: string;
	withParts: readonly string[];
} ) {
	const { data, error } = useResource( bringFrameResource, from, parts );
	const queue = useQueue( from, false );
	return (
		<PreviewsFrom frame={ data } error={ error } queue={ queue }>
			<RecordPreview
				postType={ TYPE }
				postId={ recordKey }
				version={ withParts.join( ' ' ) }
				emptyLabel={ __( 'Empty', 'atelier' ) }
			/>
		</PreviewsFrom>
	);
}

const queues = new Map< string, ReturnType< typeof createServerQueue > >();

function useQueue( from: string, isStored: boolean ) {
	return useMemo( () => {
		const name = `${ from } ${ isStored }`;
		const queue =
			queues.get( name ) ??
			createServerQueue( {
				getPath: ( records, version ) =>
					addQueryArgs( ROUTE, {
						from,
						records,
						...( version && { with: version.split( ' ' ) } ),
						...( isStored && {
							isStored: true,
							wp_theme_preview: from,
						} ),
					} ),
				getName: ( record ) => record.slice( `${ TYPE }:`.length ),
				isByVersion: true,
			} );
		queues.set( name, queue );
		return queue;
	}, [ from, isStored ] );
}
