use std::cmp::Ordering;

/// Returns the indices from 0 to `count`, stably sorted by `compare`. Sorting is compiled again for each type, so all
/// sort indices.
pub(crate) fn order(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut sorted: Vec<usize> = (0..count).collect();
    sorted.sort_by(|a, b| compare(*a, *b));
    sorted
}

/// Sorts the items stably by `compare`.
pub(crate) fn sorted<T>(items: Vec<T>, compare: &dyn Fn(&T, &T) -> Ordering) -> Vec<T> {
    let order = order(items.len(), &|a, b| match (items.get(a), items.get(b)) {
        (Some(a), Some(b)) => compare(a, b),
        _ => Ordering::Equal,
    });
    let mut items: Vec<Option<T>> = items.into_iter().map(Some).collect();
    order.into_iter().filter_map(|index| items.get_mut(index)?.take()).collect()
}

/// Returns the indices of keys that equal an earlier key.
pub(crate) fn repeated(keys: &[String]) -> Vec<usize> {
    let key = |index: &usize| keys.get(*index);
    let order = order(keys.len(), &|a, b| key(&a).cmp(&key(&b)));
    let twins = order.windows(2).filter_map(|pair| pair.last().filter(|last| pair.first().and_then(key) == key(last)));
    twins.copied().collect()
}
