import { useRef, useState } from 'react';
import { Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { LoadProblem } from '@/components/load-problem';
import { useResource } from '@/data/reads/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { getPublicPageUrl } from '@/kits/canvas/public-page';
import { historyResource } from '../reads/history';
import { useHistoryAddress } from '../use-history-address';
import { useMomentName } from '../use-moment-name';
import { getMomentUrl } from './get-moment-url';
import { FRONT_PAGE, MomentFrame } from './moment-frame';
import '../style.scss';

/** A page that is shown or loading. */
interface MomentPage {
	at: string | undefined;
	url: string;
	/** Unique id. */
	id: string;
}

/** The site at the chosen moment, or as it is now. The earlier page is shown until the next one is loaded. */
export function MomentPreview() {
	const { at, filters } = useHistoryAddress();
	const { data, retry, error } = useResource( historyResource, filters, '' );
	const name = useMomentName( at );
	const [ attempt, setAttempt ] = useState( 0 );
	const nonce = data?.nonce ?? '';
	// The first nonce stays in use: a new one of the same person would only reload the page.
	const usedNonce = useRef( nonce );
	usedNonce.current ||= nonce;
	const [ newest ] = data?.rows ?? [];
	const url = toUrl( at, usedNonce.current );
	const handleRetry = () => {
		usedNonce.current = '';
		retry();
		setAttempt( attempt + 1 );
	};
	const label =
		at === undefined
			? __( 'The site as it is now', 'atelier' )
			: sprintf(
					/* translators: %s: date and time, or name of a moment. */
					__( 'The site as it was: %s', 'atelier' ),
					name
			  );
	return (
		<div className="atelier-moment">
			<p className="atelier-moment__label" role="status">
				{ label }
			</p>
			<MomentPages
				key={ attempt }
				page={
					url === undefined
						? undefined
						: {
								at,
								url,
								// Each change is a new state of the current site.
								id: at ?? `${ newest?.id } ${ newest?.time }`,
						  }
				}
				label={ label }
				hasFailed={ url === undefined && error !== undefined }
				onRetry={ handleRetry }
			/>
		</div>
	);
}

interface MomentPagesProps {
	/** Undefined until the nonce is known. */
	page: MomentPage | undefined;
	label: string;
	hasFailed: boolean;
	onRetry: () => void;
}

function MomentPages( { page, label, hasFailed, onRetry }: MomentPagesProps ) {
	const [ shown, setShown ] = useState< MomentPage >();
	const [ failedId, setFailedId ] = useState< string >();
	const document = useRef< Document >();
	const isFailed = hasFailed || ( page && failedId === page.id );
	const pages = [ shown, page ].filter(
		( each, index, all ): each is MomentPage =>
			each !== undefined &&
			all.findIndex( ( other ) => other?.id === each.id ) === index
	);
	return (
		<div className="atelier-moment__pages">
			{ pages.map( ( each ) => (
				<MomentFrame
					key={ each.id }
					url={ each.url }
					at={ each.at }
					title={ label }
					isShown={ each.id === shown?.id && ! isFailed }
					scrollTop={ document.current?.defaultView?.scrollY ?? 0 }
					onSettled={ ( found ) => {
						if ( found ) {
							document.current = found;
							setShown( each );
						} else if ( each.id !== shown?.id ) {
							setFailedId( each.id );
						}
					} }
				/>
			) ) }
			{ isFailed && (
				<div className="atelier-moment__message">
					<LoadProblem
						message={ __(
							'The site as it was could not be shown.',
							'atelier'
						) }
						onRetry={ onRetry }
					/>
				</div>
			) }
			{ ! isFailed && shown?.id !== page?.id && (
				<div className="atelier-moment__busy">
					<Spinner />
				</div>
			) }
		</div>
	);
}

function toUrl( at: string | undefined, nonce: string ): string | undefined {
	const { homeUrl, themePreview, draft } = getBootPayload();
	const url = getPublicPageUrl( FRONT_PAGE, {
		homeUrl,
		previewedTheme: themePreview?.stylesheet,
		draftId: draft?.id,
	} );
	if ( at === undefined ) {
		return url;
	}
	return nonce === '' ? undefined : getMomentUrl( url, at, nonce );
}
