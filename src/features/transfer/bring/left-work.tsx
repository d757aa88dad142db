import { useDispatch, useSelect } from '@wordpress/data';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { store as preferencesStore } from '@wordpress/preferences';

import {
	getBootPayload,
	type LeftWorkCounts as Work,
} from '@/data/site/boot-payload';
import { Link, pathTo, useRoute } from '@/router';
import { describeScreen } from '@/utils/screens';
import { describeWork } from '../rules/describe-work';
import './left-work.scss';

const SCOPE = 'atelier';
const DISMISSED = 'dismissedLeftWork';

/** Note about people's work in the earlier theme after a switch, with a link to bring it along. */
export function LeftWork() {
	const { leftWork, themePreview } = getBootPayload();
	const { path } = useRoute();
	const dismissed = useSelect(
		( select ) => select( preferencesStore ).get( SCOPE, DISMISSED ),
		[]
	);
	const { set } = useDispatch( preferencesStore );
	// There it is listed.
	if ( ! leftWork || path === describeScreen( 'bring' ).path ) {
		return null;
	}
	if ( themePreview ) {
		return <Sentence work={ leftWork } />;
	}
	return dismissed === leftWork.id ? null : (
		<div className="atelier-left-work is-notice">
			<Sentence work={ leftWork } />
			<Button
				className="atelier-left-work__dismiss"
				size="small"
				icon={ closeSmall }
				label={ __( 'Do not say this again', 'atelier' ) }
				onClick={ () => void set( SCOPE, DISMISSED, leftWork.id ) }
			/>
		</div>
	);
}

function Sentence( { work }: { work: Work } ) {
	return (
		<p className="atelier-left-work__text">
			{ sprintf(
				/* translators: 1: name of a theme. 2: what was made of it, for example "6 templates, 2 headers, styles". */
				__(
					'You have work in %1$s: %2$s. Nothing of it comes along by itself.',
					'atelier'
				),
				work.name,
				describeWork( work )
			) }{ ' ' }
			<Link
				to={ pathTo( describeScreen( 'bring' ).path, {
					from: work.stylesheet,
				} ) }
			>
				{ __( 'Choose what to bring', 'atelier' ) }
			</Link>
		</p>
	);
}
