import { RetryButton } from '@/components/retry-button';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { PageHalf, Panes, type Half } from '@/kits/compare';
import { BookComparison } from './book-comparison';
import { SinglePicture } from './single-picture';
import { explainMissing, type ComparedState } from './style-state';
import { ComparedStyles } from './compared-styles';
import { useComparison } from './use-comparison';
import { useStateCss } from './use-state-css';
import './style.scss';

/** Name of the page that is compared, see `getPublicPageName`. */
const FRONT = 'front';

/** Both states as pictures: one page of the site, or the Style Book. */
export function ComparisonPreview() {
	return (
		<ComparedStyles>
			<Pictures />
		</ComparedStyles>
	);
}

function Pictures() {
	const { leftState, rightState, view, hasBook } = useComparison();
	const isMobile = useIsMobile();
	const left: Half = {
		label: leftState.label,
		content: <StyledPage state={ leftState } />,
	};
	const right: Half = {
		label: rightState.label,
		content: <StyledPage state={ rightState } />,
	};
	if ( hasBook ) {
		return (
			<BookComparison
				left={ leftState }
				right={ rightState }
				view={ view }
			/>
		);
	}
	if ( isMobile ) {
		return <SinglePicture left={ left } right={ right } />;
	}
	return (
		<Panes
			view={ view === 'side' ? 'side' : 'divider' }
			left={ left }
			right={ right }
		/>
	);
}

/** The front page in a state, or a message why it cannot be shown. */
export function StyledPage( {
	state: { label, config, isGone, failure },
}: {
	state: ComparedState;
} ) {
	const { css, fontCss, hasFailed, retry } = useStateCss( config );
	const onRetry = failure?.retry ?? ( hasFailed ? retry : undefined );
	return isGone || onRetry ? (
		<div className="atelier-panes__message">
			<p>
				{ explainMissing( isGone ) }{ ' ' }
				{ onRetry && (
					<RetryButton variant="link" onRetry={ onRetry } />
				) }
			</p>
		</div>
	) : (
		<PageHalf
			name={ FRONT }
			label={ label }
			css={ css }
			fontCss={ fontCss }
		/>
	);
}
