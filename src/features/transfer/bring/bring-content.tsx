import { __ } from '@wordpress/i18n';

import { ReadState } from '@/components/read-state';
import { useResource } from '@/data/reads/use-resource';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { Link, pathTo } from '@/router';
import { isRecord } from '@/utils/is-record';
import { describeScreen } from '@/utils/screens';
import { otherThemesResource, themeWorkResource } from '../reads/other-themes';
import { describeWork } from '../rules/describe-work';
import { BringForm } from './bring-form';
import './style.scss';

/** Props of {@link BringContent}. */
export interface BringContentProps {
	/** Stylesheet of the theme; undefined to choose one. */
	from: string | undefined;
}

/** Work that people did in another theme, and the choice of its parts for the current one. */
export function BringContent( { from }: BringContentProps ) {
	const Heading = useIsMobile() ? 'h1' : 'h2';
	return (
		<div className="atelier-bring">
			<Heading className="atelier-bring__title">
				{ describeScreen( 'bring' ).title() }
			</Heading>
			{ from ? <Work from={ from } /> : <Themes /> }
		</div>
	);
}

function Themes() {
	const read = useResource( otherThemesResource );
	const { data } = read;
	if ( ! data ) {
		return <ReadState read={ read } failure={ getFailure() } />;
	}
	return data.length === 0 ? (
		<p className="atelier-bring__note">
			{ __(
				'Nothing was made with another theme on this site.',
				'atelier'
			) }
		</p>
	) : (
		<>
			<p className="atelier-bring__note">
				{ __(
					'What you made with these themes is kept, and shows nowhere while another theme is active.',
					'atelier'
				) }
			</p>
			<ul className="atelier-bring__themes">
				{ data.map( ( theme ) => (
					<li key={ theme.stylesheet }>
						<span>
							<strong>{ theme.name }</strong>{ ' ' }
							<span className="atelier-bring__note">
								{ describeWork( theme ) }
							</span>
						</span>
						<Link
							className="components-button is-secondary is-next-40px-default-size"
							to={ pathTo( describeScreen( 'bring' ).path, {
								from: theme.stylesheet,
							} ) }
						>
							{ __( 'Choose what to bring', 'atelier' ) }
						</Link>
					</li>
				) ) }
			</ul>
		</>
	);
}

function Work( { from }: { from: string } ) {
	const read = useResource( themeWorkResource, from );
	const { data, error, retry } = read;
	// Nothing failed: Retry would find nothing, too.
	if ( isRecord( error ) && error.code === 'atelier_no_work' ) {
		return (
			<p className="atelier-bring__note">{ String( error.message ) }</p>
		);
	}
	return data ? (
		<BringForm from={ from } work={ data } onReload={ retry } />
	) : (
		<ReadState read={ read } failure={ getFailure() } />
	);
}

function getFailure(): string {
	return __( 'The work could not be read.', 'atelier' );
}
